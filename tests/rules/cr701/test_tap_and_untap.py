"""Tap and Untap (CR 701.26)."""

from __future__ import annotations

from tests.helpers import RESOLVE, RESOLVE_ALL, activate, answer, board, cr


@cr("701.26a", "701.26b")
def test_what_is_tapped_does_not_become_tapped_again() -> None:
    icy = activate("Icy Manipulator", "Fallowsage")
    mine = ["Icy Manipulator", "Fallowsage"]
    board(mine, [], icy, RESOLVE, answer("yes"), RESOLVE_ALL, expect=["A has 1 card in hand"])
    tapped = ["Icy Manipulator", {"card": "Fallowsage", "tapped": True}]
    board(tapped, [], icy, RESOLVE, expect=["A has 0 cards in hand", "stack is empty"])
