"""Annihilator (CR 702.86)."""

from __future__ import annotations

from tests.helpers import answer, cr
from tests.rules.combat import attacks_with


@cr("702.86a", "702.86b")
def test_each_annihilator_costs_the_defending_player_permanents() -> None:
    less = (answer("Island", "B"), answer("Swamp", "B"))
    gone = ["B controls 1 Plains", "B controls 0 Island", "B controls 0 Swamp"]
    attacks_with("Twice Annihilator", *less, b=["Island", "Swamp", "Plains"], expect=gone)
