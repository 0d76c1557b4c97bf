"""Dethrone (CR 702.105)."""

from __future__ import annotations

from tests.helpers import attack_with, board, cr
from tests.rules.combat import attacks_with


@cr("702.105a", "702.105b")
def test_each_dethrone_triggers_against_the_player_with_the_most_life() -> None:
    attacks_with("Twice Dethrone", expect=["Twice Dethrone is 4/4"])
    poor = {"life": 19, "battlefield": []}
    attack = attack_with({"Twice Dethrone": "B"})
    board(["Twice Dethrone"], poor, *attack, expect=["Twice Dethrone is 2/2"])
