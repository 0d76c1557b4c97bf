"""Questions that random games have raised."""

from __future__ import annotations

import pytest

from tests.engine.helpers import RESOLVE_ALL, board, cast, cr


@cr("601.2c", "702.33d")
@pytest.mark.parametrize(("kicked", "life"), [(True, 20), (False, 18)])
def test_only_the_kicked_spell_is_countered_but_any_may_be_chosen(kicked: bool, life: int) -> None:
    hand = {"hand": ["Burst Lightning"]}
    trick = {"hand": ["Ertai's Trickery"]}
    board(
        hand,
        trick,
        cast("Burst Lightning", "B", kicked=kicked),
        {"do": "pass", "player": "A"},
        cast("Ertai's Trickery", "Burst Lightning", player="B"),
        RESOLVE_ALL,
        expect=[f"B life {life}"],
    )


@cr("122.1", "611.3a")
@pytest.mark.parametrize(("counters", "wakes"), [({"-1/-1": 1}, True), ({"+1/+1": 1}, False)])
def test_any_creature_with_the_counter_will_do(counters: dict[str, int], wakes: bool) -> None:
    has = "has" if wakes else "doesn't have"
    board(
        ["Tenacious Hunter"],
        [{"card": "Hill Giant", "counters": counters}],
        expect=[f"Tenacious Hunter {has} vigilance", f"Tenacious Hunter {has} deathtouch"],
    )
