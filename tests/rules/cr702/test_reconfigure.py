"""Reconfigure (CR 702.151)."""

from __future__ import annotations

from tests.helpers import RESOLVE, activate, board, cr


@cr("702.151a", "702.151b")
def test_reconfigured_it_is_no_creature_while_attached() -> None:
    attach = activate("Rabbit Battery", "Goblin Piker", ability=1)
    on = [attach, RESOLVE]
    board(
        ["Rabbit Battery", "Goblin Piker"],
        [],
        *on,
        expect=["Goblin Piker is 3/2", "Goblin Piker has haste", "not Rabbit Battery is a creature"],
    )
    off = [*on, activate("Rabbit Battery", ability=2), RESOLVE]
    expect = ["Goblin Piker is 2/1", "Rabbit Battery is a creature"]
    board(["Rabbit Battery", "Goblin Piker"], [], *off, expect=expect)
