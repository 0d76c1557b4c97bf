"""Shroud (CR 702.18)."""

from __future__ import annotations

from tests.helpers import RESOLVE_ALL, board, cast, cr


@cr("702.18a", "113.6", cited=False)
def test_shroud_protects_nothing_in_a_graveyard() -> None:
    board(
        {"hand": ["Animate Dead"], "graveyard": ["Argothian Enchantress"]},
        [],
        cast("Animate Dead", "Argothian Enchantress"),
        RESOLVE_ALL,
        expect=["Argothian Enchantress on the battlefield", "Animate Dead on the battlefield"],
    )


@cr("613.10", "702.18a")
def test_a_player_with_shroud_is_no_target() -> None:
    board(
        {"hand": ["Lightning Bolt"]},
        ["Ivory Mask"],
        cast("Lightning Bolt", "B"),
        refused="702.18a",
        expect=["B life 20"],
    )
