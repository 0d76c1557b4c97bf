"""Gravestorm (CR 702.69)."""

from __future__ import annotations

from tests.helpers import ORDER, RESOLVE, RESOLVE_ALL, answer, board, cast, cr


@cr("702.69a", "702.69b")
def test_each_gravestorm_copies() -> None:
    mine = {"hand": ["Lightning Bolt", "Twice Gravestorm"]}
    aims = [answer("B", choice="new target")] * 2
    script = [cast("Lightning Bolt", "Goblin Piker"), RESOLVE, cast("Twice Gravestorm", "B"), ORDER, *aims]
    board(mine, ["Goblin Piker"], *script, RESOLVE_ALL, expect=["B has 17 life"])


@cr("702.69a")
def test_gravestorm_counts_permanents_lost_this_turn() -> None:
    played = board(
        {"hand": ["Lightning Bolt", "Bitter Ordeal"]},
        {"battlefield": ["Goblin Piker"], "library": ["Forest", "Hill Giant", "Island"]},
        cast("Lightning Bolt", "Goblin Piker"),
        RESOLVE,
        cast("Bitter Ordeal", "B"),
        RESOLVE,
        answer("B", choice="new target"),
        answer(["Forest"]),
        answer(["Island"]),
        RESOLVE_ALL,
    )
    assert played.cites("702.69a")
    assert played.count("copy of Bitter Ordeal") >= 1 or played.count("copies Bitter Ordeal") >= 1, played.steps
