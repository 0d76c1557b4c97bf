"""Ingest (CR 702.115)."""

from __future__ import annotations

from tests.helpers import ORDER, attack_with, board, cr, to


@cr("702.115a", "702.115b")
def test_each_ingest_exiles_a_card() -> None:
    attack = attack_with({"Twice Ingest": "B"})
    board(["Twice Ingest"], [], *attack, ORDER, to("postcombat main"), expect=["B has 2 cards in exile"])
