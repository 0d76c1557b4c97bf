"""Harness (CR 701.64)."""

from __future__ import annotations

from tests.helpers import RESOLVE, activate, answer, board, cr, turn


@cr("701.64a", "701.64b", "702.186a", "702.186b")
def test_a_harnessed_permanent_has_its_infinity_ability() -> None:
    """Not before it is harnessed; and then until it leaves the battlefield."""
    mine = {"battlefield": ["The Soul Stone", "Goblin Piker"], "graveyard": ["Hill Giant"], "library": ["Forest"] * 9}
    theirs = {"library": ["Forest"] * 9}
    before = board(mine, theirs, turn(5), expect=["stack is empty"])
    assert before.count("triggers") == 0
    board(
        mine,
        theirs,
        activate("The Soul Stone", ability=2),
        RESOLVE,
        turn(5),
        answer("Hill Giant"),
        RESOLVE,
        expect=["Hill Giant on the battlefield"],
    )
