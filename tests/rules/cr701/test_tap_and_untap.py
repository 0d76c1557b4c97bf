"""Tap and Untap (CR 701.26)."""

from __future__ import annotations

import pytest

from tests.helpers import RESOLVE, RESOLVE_ALL, activate, answer, board, cast, cr


@cr("701.26a", "701.26b")
def test_what_is_tapped_does_not_become_tapped_again() -> None:
    icy = activate("Icy Manipulator", "Fallowsage")
    mine = ["Icy Manipulator", "Fallowsage"]
    board(mine, [], icy, RESOLVE, answer("yes"), RESOLVE_ALL, expect=["A has 1 card in hand"])
    tapped = ["Icy Manipulator", {"card": "Fallowsage", "tapped": True}]
    board(tapped, [], icy, RESOLVE, expect=["A has 0 cards in hand", "stack is empty"])


@cr("701.26b", cited=False)
@pytest.mark.parametrize("tapped", [True, False])
def test_up_to_so_many_lands_are_not_asked_for_while_none_is_tapped(tapped: bool) -> None:
    islands = {"card": "Island", "tapped": tapped, "count": 2}
    mine = {"hand": ["Frantic Search", "Shock", "Opt"], "battlefield": [islands, "Forest"]}
    played = board(mine, [], cast("Frantic Search"), RESOLVE, answer(["Shock", "Opt"]))
    asked = played.report["pending"] is not None
    assert asked is tapped
