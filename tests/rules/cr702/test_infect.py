"""Infect (CR 702.90)."""

from __future__ import annotations

from tests.helpers import attack_with, board, cr, to


@cr("702.90b", "702.90f")
def test_two_instances_of_infect_poison_once() -> None:
    attack = attack_with({"Twice Infect": "B"})
    expect = ["B has 2 poison counters", "B has 20 life"]
    board(["Twice Infect"], [], *attack, to("postcombat main"), expect=expect)
