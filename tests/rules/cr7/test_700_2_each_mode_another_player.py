"""Modes of which each must target a different player (CR 700.2, 601.2c)."""

from __future__ import annotations

from tests.helpers import RESOLVE, RESOLVE_ALL, answer, board, cast, cr


@cr("700.2", cited=False)
def test_whom_one_mode_targets_no_other_does() -> None:
    """Nobody but C is left for the second mode, and so nobody is asked."""
    modes, first = answer(["1", "3"], choice="mode"), answer("B")
    dies = [cast("Murder", "Vindictive Lich"), modes, first, RESOLVE, RESOLVE_ALL]
    mine = {"battlefield": ["Vindictive Lich"], "hand": ["Murder"]}
    expect = ["Hill Giant in B's graveyard", "B has 20 life", "C has 15 life"]
    board(mine, ["Hill Giant"], *dies, C=["Grizzly Bears"], expect=expect)
