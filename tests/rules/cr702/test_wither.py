"""Wither (CR 702.80)."""

from __future__ import annotations

from tests.helpers import attack_with, block_with, board, cr, to


@cr("702.80a", "702.80d")
def test_two_instances_of_wither_shrink_once() -> None:
    attack = attack_with({"Twice Wither": "B"})
    block = block_with({"Wall of Stone": "Twice Wither"})
    board(["Twice Wither"], ["Wall of Stone"], *attack, *block, to("postcombat main"), expect=["Wall of Stone is -2/6"])
