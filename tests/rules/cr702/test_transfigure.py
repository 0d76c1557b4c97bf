"""Transfigure (CR 702.71)."""

from __future__ import annotations

from tests.helpers import RESOLVE, activate, answer, board, cr, to


@cr("702.71a")
def test_transfigure_finds_a_creature_of_the_same_mana_value() -> None:
    zombie = {"battlefield": ["Fleshwrither"], "library": ["Craw Wurm", "Hill Giant", "Forest"]}
    board(zombie, [], activate("Fleshwrither"), RESOLVE, answer("Hill Giant"), expect=["A controls Hill Giant"])
    board(zombie, [], activate("Fleshwrither"), RESOLVE, answer("Craw Wurm"), refused="701.23a")
    board(["Fleshwrither"], [], to("beginning of combat"), activate("Fleshwrither"), refused="602.5d")
