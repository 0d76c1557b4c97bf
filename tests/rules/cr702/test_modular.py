"""Modular (CR 702.43)."""

from __future__ import annotations

from tests.helpers import RESOLVE, RESOLVE_ALL, answer, board, cast, cr


@cr("702.43a", "702.43b", cited=False)
def test_each_modular_enters_with_its_counters() -> None:
    board({"hand": ["Twice Modular"]}, [], cast("Twice Modular"), RESOLVE, expect=["Twice Modular is 3/3"])


@cr("702.43a")
def test_modular_hands_its_counters_on() -> None:
    bruiser = {"card": "Arcbound Bruiser", "counters": {"+1/+1": 3}}
    board(
        {"battlefield": [bruiser, "Ornithopter"], "hand": ["Lightning Bolt"]},
        [],
        cast("Lightning Bolt", "Arcbound Bruiser"),
        RESOLVE,
        answer("yes", choice="may"),
        RESOLVE_ALL,
        expect=["Ornithopter is 3/5"],
    )
