"""Renown (CR 702.112)."""

from __future__ import annotations

from tests.helpers import DAMAGE, ORDER, RESOLVE_ALL, attack, attack_with, board, cr, to


@cr("702.112a")
def test_renown_works_once() -> None:
    board(
        ["Topan Freeblade"],
        [],
        *attack(Topan_Freeblade="B"),
        DAMAGE,
        RESOLVE_ALL,
        {**to("declare attackers"), "turn": 5},
        {"do": "attack", "player": "A", "attackers": {"Topan Freeblade": "B"}},
        DAMAGE,
        expect=["Topan Freeblade is 3/3", "B has 15 life"],
    )


@cr("702.112b", "702.112c")
def test_only_the_first_renown_to_resolve_has_an_effect() -> None:
    attack = attack_with({"Twice Renown": "B"})
    board(["Twice Renown"], [], *attack, ORDER, to("postcombat main"), expect=["Twice Renown has 2 +1/+1 counters"])
