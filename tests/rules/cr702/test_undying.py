"""Undying (CR 702.93)."""

from __future__ import annotations

from tests.helpers import PASS_A, RESOLVE_ALL, board, cast, cr
from tests.rules.merging import mutate


@cr("730.3c", "702.93a")
def test_undying_returns_every_card_with_a_counter() -> None:
    board(
        {"battlefield": ["Young Wolf"], "hand": ["Gemrazer"]},
        {"hand": ["Murder"]},
        *mutate("Gemrazer", "Young Wolf"),
        PASS_A,
        cast("Murder", "Gemrazer", player="B"),
        RESOLVE_ALL,
        expect=["Gemrazer is 5/5", "Young Wolf is 2/2"],
    )


@cr("702.93a")
def test_undying_returns_a_creature_once() -> None:
    board(
        ["Young Wolf"],
        {"hand": ["Lightning Bolt", "Lightning Bolt"]},
        {"do": "pass", "player": "A"},
        cast("Lightning Bolt", "Young Wolf", player="B"),
        RESOLVE_ALL,
        expect=["Young Wolf is 2/2", "Young Wolf has 1 +1/+1 counter"],
    )
