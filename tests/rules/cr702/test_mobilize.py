"""Mobilize (CR 702.181)."""

from __future__ import annotations

from tests.helpers import DAMAGE, RESOLVE_ALL, attack, board, cr, to


@cr("702.181a")
def test_mobilized_warriors_attack_and_are_sacrificed() -> None:
    board(
        ["Dalkovan Packbeasts"],
        [],
        *attack(Dalkovan_Packbeasts="B"),
        RESOLVE_ALL,
        DAMAGE,
        to("end"),
        RESOLVE_ALL,
        expect=["B has 17 life", "A controls 0 Warrior"],
    )
