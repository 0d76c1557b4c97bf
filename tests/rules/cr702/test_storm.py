"""Storm (CR 702.40)."""

from __future__ import annotations

from tests.helpers import RESOLVE, RESOLVE_ALL, answer, board, cast, cr


@cr("702.40a")
def test_storm_copies_for_each_spell_cast_before_it_and_the_copies_are_not_cast() -> None:
    bolts = [cast("Lightning Bolt", "B"), RESOLVE]
    played = board(
        {"hand": ["Lightning Bolt", "Lightning Bolt", "Grapeshot"]},
        [],
        *bolts,
        *bolts,
        cast("Grapeshot", "B"),
        RESOLVE,
        answer("B", choice="new target"),
        answer("B", choice="new target"),
        RESOLVE_ALL,
        expect=["B has 11 life"],
    )
    assert played.cites("702.40a")


@cr("702.40b", cited=False)
def test_each_storm_copies() -> None:
    board(
        {"hand": ["Lightning Bolt", "Twice Storm"]},
        [],
        cast("Lightning Bolt", "B"),
        RESOLVE,
        cast("Twice Storm", "B"),
        answer("B", choice="new target"),
        answer("B", choice="new target"),
        RESOLVE_ALL,
        expect=["B has 14 life"],
    )
