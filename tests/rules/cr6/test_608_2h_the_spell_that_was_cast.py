"""What a triggered ability asks of the spell that was cast: as it last was on the stack (CR 608.2h, 202.3e)."""

from __future__ import annotations

import pytest

from tests.helpers import RESOLVE, RESOLVE_ALL, board, cast, cr, creature


@cr("608.2h", "202.3e")
@pytest.mark.parametrize("said", ["that spell's", "the spell's"])
def test_the_mana_value_of_a_spell_that_the_ability_counters_counts_x(said: str) -> None:
    counters = "Whenever a player casts a noncreature spell, counter that spell."
    text = f"{counters} That player gains life equal to {said} mana value."
    board(
        [creature(text)],
        {"hand": ["Blaze"]},
        cast("Blaze", "A", player="B", x=3),
        RESOLVE_ALL,
        active="B",
        expect=["A life 20", "B life 24"],
    )


@cr("608.2h", "202.3e")
def test_the_mana_value_of_a_spell_that_was_countered_in_response() -> None:
    text = "Whenever an opponent casts a spell, you gain life equal to that spell's mana value."
    mine = {"battlefield": [creature(text)], "hand": ["Counterspell"]}
    script = [
        cast("Blaze", "A", player="B", x=5),
        {"do": "pass", "player": "B"},
        cast("Counterspell", "Blaze"),
        RESOLVE,
        RESOLVE,
    ]
    board(mine, {"hand": ["Blaze"]}, *script, active="B", expect=["A life 26"])
