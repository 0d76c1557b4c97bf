"""Toxic (CR 702.164)."""

from __future__ import annotations

from tests.helpers import attack_with, board, cr, to


@cr("702.164b", "702.164c")
def test_toxic_adds_up_to_a_total() -> None:
    attack = attack_with({"Twice Toxic": "B"})
    expect = ["B has 3 poison counters", "B has 18 life"]
    board(["Twice Toxic"], [], *attack, to("postcombat main"), expect=expect)
