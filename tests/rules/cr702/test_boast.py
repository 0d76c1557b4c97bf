"""Boast (CR 702.142)."""

from __future__ import annotations

from tests.helpers import RESOLVE, RESOLVE_ALL, activate, attack_with, board, cr


@cr("702.142a")
def test_boast_only_after_attacking_and_once() -> None:
    board(["Axgard Braggart"], [], activate("Axgard Braggart"), refused="602.5")
    attacking = attack_with({"Axgard Braggart": "B"})
    board(["Axgard Braggart"], [], *attacking, activate("Axgard Braggart"), RESOLVE, expect=["Axgard Braggart is 4/4"])
    twice = [*attacking, activate("Axgard Braggart"), RESOLVE, activate("Axgard Braggart")]
    board(["Axgard Braggart"], [], *twice, refused="602.5b")


@cr("702.142b", "702.142a")
def test_boasting_is_activating_a_boast_ability() -> None:
    board(
        ["Frenzied Raider", "Axgard Braggart"],
        [],
        *attack_with({"Axgard Braggart": "B"}),
        activate("Axgard Braggart"),
        RESOLVE_ALL,
        expect=["Frenzied Raider is 3/3", "Axgard Braggart is 4/4"],
    )
