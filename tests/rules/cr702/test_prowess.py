"""Prowess (CR 702.108)."""

from __future__ import annotations

from tests.helpers import RESOLVE_ALL, board, cast, cr


@cr("702.108a")
def test_prowess_triggers_on_a_noncreature_spell_only() -> None:
    board(
        {"battlefield": ["Monastery Swiftspear"], "hand": ["Lightning Bolt", "Grizzly Bears"]},
        [],
        cast("Lightning Bolt", "B"),
        RESOLVE_ALL,
        cast("Grizzly Bears"),
        RESOLVE_ALL,
        expect=["Monastery Swiftspear is 2/3", "B life 17"],
    )


@cr("702.108b", cited=False)
def test_each_prowess_triggers() -> None:
    mine = {"hand": ["Lightning Bolt"], "battlefield": ["Twice Prowess"]}
    board(mine, [], cast("Lightning Bolt", "B"), RESOLVE_ALL, expect=["Twice Prowess is 4/4"])
