"""Frenzy (CR 702.68)."""

from __future__ import annotations

from tests.helpers import ORDER, attack_with, board, cr, to


@cr("702.68a", "702.68b")
def test_each_frenzy_counts_for_an_unblocked_attacker() -> None:
    attack = attack_with({"Twice Frenzy": "B"})
    board(["Twice Frenzy"], [], *attack, ORDER, to("postcombat main"), expect=["B has 15 life"])
