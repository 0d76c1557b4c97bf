"""Poisonous (CR 702.70)."""

from __future__ import annotations

from tests.helpers import ORDER, attack_with, board, cr, to


@cr("702.70a", "702.70b")
def test_each_poisonous_gives_its_counters() -> None:
    board(
        ["Twice Poisonous"],
        [],
        *attack_with({"Twice Poisonous": "B"}),
        ORDER,
        to("postcombat main"),
        expect=["B has 3 poison counters", "B has 18 life"],
    )
