"""Investigate (CR 701.16)."""

from __future__ import annotations

from tests.helpers import RESOLVE, board, cast, cr


@cr("701.16a")
def test_investigating_three_times_makes_three_clues() -> None:
    board(
        {"hand": ["Goblin Piker"]},
        {"hand": ["Confirm Suspicions"]},
        cast("Goblin Piker"),
        {"do": "pass", "player": "A"},
        cast("Confirm Suspicions", "Goblin Piker", player="B"),
        RESOLVE,
        expect=["B controls 3 Clue Tokens", "Goblin Piker in A's graveyard"],
    )
