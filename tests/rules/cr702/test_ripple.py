"""Ripple (CR 702.60)."""

from __future__ import annotations

from tests.helpers import (
    ORDER,
    RESOLVE,
    RESOLVE_ALL,
    YES,
    answer,
    board,
    cast,
    cr,
)


@cr("702.60a", "702.60b")
def test_each_ripple_looks_at_four_cards() -> None:
    mine = {"hand": ["Twice Ripple"], "library": ["Forest"] * 3 + ["Island"] * 3}
    looked = [cast("Twice Ripple", "B"), ORDER, YES, ORDER, YES, ORDER, RESOLVE_ALL]
    found = board(mine, [], *looked, expect=["B has 18 life"])
    assert found.count("ability triggers") == 2


@cr("702.60a")
def test_ripple_casts_cards_of_the_same_name_for_nothing() -> None:
    played = board(
        {"hand": ["Surging Flame"], "library": ["Forest", "Surging Flame", "Island", "Swamp", "Plains"]},
        [],
        cast("Surging Flame", "B"),
        answer("yes", choice="may"),
        answer("Surging Flame", choice="objects"),
        answer("B", choice="target"),
        answer("as listed", choice="order"),
        answer("no", choice="may"),
        RESOLVE_ALL,
        expect=["B has 16 life", "A has 4 cards in library"],
    )
    assert played.cites("702.60a")


@cr("702.60a")
def test_each_card_of_the_same_name_is_cast_one_after_another() -> None:
    """Each is offered by itself, so that the second can be left out once the first has been cast."""
    library = ["Surging Flame", "Surging Flame", "Island", "Swamp", "Plains"]
    mine = {"hand": ["Surging Flame"], "library": library}
    first = [cast("Surging Flame", "B"), RESOLVE, YES]
    assert board(mine, [], *first).pending["max"] == 1
    both = [answer("Surging Flame", choice="objects"), answer("B", choice="target")] * 2
    no = [answer("no", choice="may")] * 2
    board(mine, [], *first, *both, ORDER, *no, RESOLVE_ALL, expect=["B has 14 life"])
