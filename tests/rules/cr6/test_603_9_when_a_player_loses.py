"""Abilities that trigger when a player loses the game (CR 603.9)."""

from __future__ import annotations

from tests.helpers import RESOLVE_ALL, board, cast, cr


@cr("603.9", "603.10f", cited=False)
def test_a_players_loss_is_noticed_by_those_who_go_on() -> None:
    board(
        {"hand": ["Lightning Bolt"], "battlefield": ["Blood Tyrant"]},
        {"life": 3},
        cast("Lightning Bolt", "B"),
        RESOLVE_ALL,
        C={"life": 20},
        expect=["B loses", "Blood Tyrant has 5 +1/+1 counters"],
    )
