"""Hands that are revealed all the time (CR 402.3)."""

from __future__ import annotations

from tests.helpers import RESOLVE, board, cast, cr


@cr("402.3", cited=False)
def test_what_the_players_see_of_a_hand_changes_nothing_on_the_board() -> None:
    theirs = {"hand": ["Murder"]}
    mine = {"battlefield": ["Telepathy"], "hand": ["Divination"]}
    played = board(mine, theirs, cast("Divination"), RESOLVE, expect=["A has 2 cards in hand", "B has 1 card in hand"])
    assert played.report["unread"] == []
