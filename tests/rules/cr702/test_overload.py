"""Overload (CR 702.96)."""

from __future__ import annotations

from tests.helpers import RESOLVE, board, cast, cr


@cr("702.96a", "702.96b")
def test_overload_affects_each_even_what_cannot_be_targeted() -> None:
    played = board(
        {"hand": ["Electrickery"], "battlefield": ["Youthful Knight"]},
        ["Slippery Bogle", "Youthful Knight"],
        cast("Electrickery", costs=["overload"]),
        RESOLVE,
        expect=["A controls 1 Youthful Knight", "B controls 0 Youthful Knight", "Slippery Bogle in B's graveyard"],
    )
    assert played.cites("702.96a")
