"""Exalted (CR 702.83)."""

from __future__ import annotations

from tests.helpers import attack_with, board, cr
from tests.rules.combat import attacks_with


@cr("702.83a", "702.83b")
def test_exalted_only_for_a_creature_that_attacks_alone() -> None:
    attacks_with("Twice Exalted", expect=["Twice Exalted is 4/4"])
    goals = {"Twice Exalted": "B", "Goblin Piker": "B"}
    board(["Twice Exalted", "Goblin Piker"], [], *attack_with(goals), expect=["Twice Exalted is 2/2"])
