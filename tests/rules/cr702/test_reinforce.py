"""Reinforce (CR 702.77)."""

from __future__ import annotations

from tests.helpers import LANDS, RESOLVE, activate, board, cr


@cr("702.77a")
def test_reinforced_by_x() -> None:
    mine = {"hand": ["Swell of Courage"], "battlefield": ["Goblin Piker", *["Plains"] * 5], **LANDS}
    three = activate("Swell of Courage", "Goblin Piker", x=3)
    grown = ["Goblin Piker is 5/4", "Swell of Courage in A's graveyard"]
    board(mine, [], three, RESOLVE, expect=grown)
    board(mine, [], activate("Swell of Courage", "Goblin Piker", x=4), refused="601.2h")


@cr("702.77a")
def test_reinforce_discards_the_card_itself() -> None:
    board(
        {"hand": ["Burrenton Bombardier"], "battlefield": ["Goblin Piker"]},
        [],
        activate("Burrenton Bombardier", "Goblin Piker"),
        RESOLVE,
        expect=["Goblin Piker is 4/3", "Burrenton Bombardier in A's graveyard"],
    )
