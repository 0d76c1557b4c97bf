"""Scavenge (CR 702.97)."""

from __future__ import annotations

from tests.helpers import RESOLVE, activate, board, cr


@cr("702.97a")
def test_scavenge_counts_the_power_of_the_exiled_card() -> None:
    board(
        {"graveyard": ["Deadbridge Goliath"], "battlefield": ["Goblin Piker"]},
        [],
        activate("Deadbridge Goliath", "Goblin Piker"),
        RESOLVE,
        expect=["Goblin Piker is 7/6", "Deadbridge Goliath in A's exile"],
    )
