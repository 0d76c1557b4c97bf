"""Extort (CR 702.101)."""

from __future__ import annotations

from tests.helpers import ORDER, RESOLVE_ALL, answer, board, cast, cr


@cr("702.101a")
def test_extort_drains_each_opponent_once_for_each_spell() -> None:
    board(
        {"hand": ["Goblin Piker"], "battlefield": ["Basilica Guards"]},
        [],
        cast("Goblin Piker"),
        answer("yes", choice="may"),
        RESOLVE_ALL,
        expect=["A has 22 life", "B has 19 life", "C has 19 life"],
        C={},
    )


@cr("702.101b", cited=False)
def test_each_extort_is_paid_separately() -> None:
    mine = {"hand": ["Goblin Piker"], "battlefield": ["Twice Extort"]}
    yes, no = answer("yes", choice="may"), answer("no", choice="may")
    board(mine, [], cast("Goblin Piker"), ORDER, yes, no, RESOLVE_ALL, expect=["A has 21 life", "B has 19 life"])
