"""Undaunted (CR 702.125)."""

from __future__ import annotations

from tests.helpers import LANDS, RESOLVE, Entry, board, cast, cr


@cr("702.125a", cited=False)
def test_undaunted_costs_less_for_each_opponent() -> None:
    mine = {"hand": ["Coastal Breach"], "battlefield": ["Island"] * 4, **LANDS}
    board(mine, ["Goblin Piker"], cast("Coastal Breach"), RESOLVE, expect=["Goblin Piker in B's hand"], C={}, D={})
    board(mine, ["Goblin Piker"], cast("Coastal Breach"), refused="601.2h")


@cr("702.125b", "702.125c", cited=False)
def test_each_undaunted_counts_the_opponents_still_there() -> None:
    gone: Entry = {"do": "concede", "player": "C"}
    three = {"hand": ["Twice Undaunted"], "battlefield": ["Plains"] * 2, **LANDS}
    board(three, [], cast("Twice Undaunted"), RESOLVE, C={}, expect=["A controls 1 Twice Undaunted"])
    board(three, [], gone, cast("Twice Undaunted"), refused="601.2h", C={})
