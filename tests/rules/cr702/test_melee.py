"""Melee (CR 702.121)."""

from __future__ import annotations

from tests.helpers import RESOLVE_ALL, answer, attack_with, board, cr
from tests.rules.combat import attacks_with


@cr("702.121a")
def test_melee_counts_opponents_attacked_not_creatures() -> None:
    board(
        ["Adriana, Captain of the Guard", "Goblin Piker"],
        [],
        *attack_with({"Adriana, Captain of the Guard": "B", "Goblin Piker": "C"}),
        answer("as listed", choice="order"),
        RESOLVE_ALL,
        expect=["Adriana, Captain of the Guard is 6/6", "Goblin Piker is 4/3"],
        C={},
        D={},
    )


@cr("702.121b", cited=False)
def test_each_melee_triggers() -> None:
    attacks_with("Twice Melee", expect=["Twice Melee is 4/4"])
