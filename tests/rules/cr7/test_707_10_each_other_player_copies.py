"""A spell is copied by each other player, who may aim the copy elsewhere (CR 707.10c, 101.4)."""

from __future__ import annotations

from tests.helpers import RESOLVE, RESOLVE_ALL, answer, board, cast, cr


@cr("707.10")
def test_each_other_player_has_a_copy_and_aims_it() -> None:
    """B's copy keeps its target, C's goes at A; the last copy resolves first, the spell itself last."""
    board(
        {"battlefield": ["Hive Mind"], "hand": ["Lightning Bolt"]},
        [],
        cast("Lightning Bolt", "B"),
        RESOLVE,
        answer("B", player="B"),
        answer("A", player="C"),
        RESOLVE_ALL,
        C={"battlefield": []},
        expect=["A life 17", "B life 14", "C life 20"],
    )


@cr("707.10")
def test_a_copy_is_not_cast_and_makes_no_more_copies() -> None:
    library = ["Forest"] * 5
    here = {"battlefield": ["Hive Mind"], "hand": ["Divination"], "library": library}
    board(
        here,
        {"library": library},
        cast("Divination"),
        RESOLVE_ALL,
        expect=["A has 2 cards in hand", "B has 2 cards in hand"],
    )
