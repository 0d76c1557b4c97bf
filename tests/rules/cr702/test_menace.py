"""Menace (CR 702.111)."""

from __future__ import annotations

from tests.helpers import attack_with, block_with, board, cr
from tests.rules.combat import blocked


@cr("702.111b")
def test_menace_asks_for_two_blockers() -> None:
    here = (["Boggart Brute"], ["Hill Giant", "Grizzly Bears"])
    blocked(*here, {"Hill Giant": "Boggart Brute"}, refused=("509.1b", "702.111b"))
    blocked(*here, {"Hill Giant": "Boggart Brute", "Grizzly Bears": "Boggart Brute"})


@cr("702.111c", cited=False)
def test_two_instances_of_menace_still_need_two_blockers_only() -> None:
    two = block_with({"Hill Giant": "Twice Menace", "Goblin Piker": "Twice Menace"})
    board(
        ["Twice Menace"],
        ["Hill Giant", "Goblin Piker"],
        *attack_with({"Twice Menace": "B"}),
        *two,
        expect=["Twice Menace is blocked"],
    )
