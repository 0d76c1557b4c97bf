"""Ravenous (CR 702.156)."""

from __future__ import annotations

from tests.helpers import RESOLVE_ALL, board, cast, cr


@cr("702.156a")
def test_ravenous_enters_with_x_counters_and_draws_from_five_on() -> None:
    hand = {"hand": ["Aberrant"]}
    board(hand, [], cast("Aberrant", x=5), RESOLVE_ALL, expect=["Aberrant is 5/5", "A has 1 cards in hand"])
    board(hand, [], cast("Aberrant", x=4), RESOLVE_ALL, expect=["Aberrant is 4/4", "A has 0 cards in hand"])
