"""Dredge (CR 702.52)."""

from __future__ import annotations

from tests.helpers import RESOLVE, RESOLVE_ALL, answer, board, cast, cr


@cr("702.52a", "702.52b")
def test_dredge_mills_and_returns_instead_of_drawing() -> None:
    mine = {"graveyard": ["Stinkweed Imp"], "hand": ["Divination"], "library": ["Forest"] * 9}
    played = board(
        mine,
        [],
        cast("Divination"),
        answer("yes", choice="may"),
        RESOLVE_ALL,
        expect=["Stinkweed Imp in A's hand", "A has 3 cards in library", "A has 2 cards in hand"],
    )
    assert played.cites("702.52a")
    few = {**mine, "library": ["Forest"] * 4}
    board(few, [], cast("Divination"), RESOLVE, expect=["Stinkweed Imp in A's graveyard"])
