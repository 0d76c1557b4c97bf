"""Madness (CR 702.35)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.helpers import LANDS, NO, RESOLVE, RESOLVE_ALL, YES, answer, board, cast, cr


def discard_by(card: str) -> tuple[dict[str, Any], ...]:
    """Player A discards this card, the only one in hand."""
    return (cast("Raven's Crime", "A", costs=[]), RESOLVE)


@cr("702.35a")
def test_a_discarded_madness_card_may_be_cast_from_exile() -> None:
    played = board(
        {"hand": ["Raven's Crime", "Basking Rootwalla"]},
        [],
        *discard_by("Basking Rootwalla"),
        RESOLVE,
        answer("yes", choice="may"),
        RESOLVE,
        expect=["A controls 1 Basking Rootwalla"],
    )
    assert played.cites("702.35a")


@cr("702.35a")
def test_a_madness_card_that_is_not_cast_goes_to_the_graveyard() -> None:
    board(
        {"hand": ["Raven's Crime", "Basking Rootwalla"]},
        [],
        *discard_by("Basking Rootwalla"),
        RESOLVE,
        answer("no", choice="may"),
        expect=["Basking Rootwalla in A's graveyard"],
    )


@cr("702.35b", cited=False)
@pytest.mark.parametrize(("mountains", "life"), [(4, 17), (3, 20)])
def test_casting_for_madness_costs_more_when_spells_do(mountains: int, life: int) -> None:
    """Thalia makes Faithless Looting cost {1}{R} and the madness cost {1}{R} too."""
    mine = {"hand": ["Faithless Looting", "Fiery Temper"], "battlefield": ["Mountain"] * mountains, **LANDS}
    aim = answer("B", choice="target")
    looted = [cast("Faithless Looting"), RESOLVE, answer(["Fiery Temper", "Forest#1"]), RESOLVE, YES]
    paid = [aim, RESOLVE] if life < 20 else [aim]
    board(mine, ["Thalia, Guardian of Thraben"], *looted, *paid, expect=[f"B has {life} life", "stack is empty"])


@cr("702.35c", cited=False)
@pytest.mark.parametrize("first", ["madness", "bag"])
def test_the_discarded_card_is_found_once_madness_has_put_it_into_the_graveyard(first: str) -> None:
    mine = {"hand": ["Raven's Crime", "Basking Rootwalla"], "battlefield": ["Bag of Discards"]}
    script = [cast("Raven's Crime", "A", costs=[]), RESOLVE]
    order = board(mine, [], *script).pending["options"]
    madness = next(o["id"] for o in order if "Rootwalla" in o["label"])
    bag = next(o["id"] for o in order if o["id"] != madness)
    put = [bag, madness] if first == "madness" else [madness, bag]  # what is put on last resolves first
    found = "exile" if first == "madness" else "A's graveyard"
    board(mine, [], *script, answer(put), NO, RESOLVE_ALL, expect=[f"Basking Rootwalla in {found}"])
