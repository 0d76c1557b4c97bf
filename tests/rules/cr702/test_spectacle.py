"""Spectacle (CR 702.137)."""

from __future__ import annotations

from tests.helpers import LANDS, RESOLVE, board, cast, cr


@cr("702.137a")
def test_spectacle_needs_an_opponent_who_lost_life_this_turn() -> None:
    board(
        {"hand": ["Lightning Bolt", "Skewer the Critics"], "battlefield": ["Mountain"] * 2, **LANDS},
        [],
        cast("Lightning Bolt", "B"),
        RESOLVE,
        cast("Skewer the Critics", "B", costs=["spectacle"]),
        RESOLVE,
        expect=["B has 14 life"],
    )
    board({"hand": ["Skewer the Critics"]}, [], cast("Skewer the Critics", "B", costs=["spectacle"]), refused="601.2b")
