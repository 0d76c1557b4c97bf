"""Afterlife (CR 702.135)."""

from __future__ import annotations

from tests.helpers import ORDER, RESOLVE, RESOLVE_ALL, board, cast, cr


@cr("702.135a", "702.135b")
def test_each_afterlife_makes_its_spirits() -> None:
    mine = {"hand": ["Murder"], "battlefield": ["Twice Afterlife"]}
    kill = cast("Murder", "Twice Afterlife")
    board(mine, [], kill, RESOLVE, ORDER, RESOLVE_ALL, expect=["A controls 3 Spirit Token"])
