"""Affinity (CR 702.41)."""

from __future__ import annotations

from tests.helpers import LANDS, RESOLVE, board, cast, cr


@cr("702.41a", "702.41b", cited=False)
def test_each_affinity_lowers_the_cost() -> None:
    mine = {"hand": ["Twice Affinity"], "battlefield": ["Ornithopter", "Ornithopter", "Plains"], **LANDS}
    board(mine, [], cast("Twice Affinity"), RESOLVE, expect=["A controls 1 Twice Affinity"])
