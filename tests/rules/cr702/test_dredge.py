"""Dredge (CR 702.52)."""

from __future__ import annotations

from tests.helpers import RESOLVE, RESOLVE_ALL, answer, board, cast, cr, creature


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


@cr("702.52a", "613.1f", cited=False)
def test_a_card_that_has_lost_dredge_does_not_dredge() -> None:
    mine = {"graveyard": ["Stinkweed Imp"], "hand": ["Divination"], "library": ["Forest"] * 9}
    played = board(mine, ["Yixlid Jailer"], cast("Divination"), RESOLVE, expect=["A has 2 cards in hand"])
    assert played.report["pending"] is None


@cr("702.52a")
def test_a_card_that_is_given_dredge_dredges() -> None:
    giver = creature("Land cards in your graveyard have dredge 2.")
    mine = {"battlefield": [giver], "graveyard": ["Wastes"], "hand": ["Divination"], "library": ["Shock"] * 9}
    script = [cast("Divination"), answer("yes", choice="may"), RESOLVE]
    board(mine, [], *script, expect=["Wastes in A's hand", "A has 6 cards in library"])
