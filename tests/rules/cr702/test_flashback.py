"""Flashback (CR 702.34)."""

from __future__ import annotations

from tests.helpers import RESOLVE, board, cast, cr


@cr("702.34a", "400.7")
def test_a_spell_cast_again_by_the_mage_is_exiled() -> None:
    board(
        {"hand": ["Snapcaster Mage"], "graveyard": ["Lightning Bolt"]},
        [],
        cast("Snapcaster Mage"),
        RESOLVE,
        RESOLVE,
        cast("Lightning Bolt", "B", costs=["flashback"]),
        RESOLVE,
        expect=["B life 17", "Lightning Bolt in exile"],
    )


@cr("702.34a")
def test_a_spell_cast_with_flashback_is_exiled() -> None:
    played = board(
        {"graveyard": ["Faithless Looting"], "library": ["Forest", "Forest", "Forest"], "hand": []},
        [],
        cast("Faithless Looting", **{"from": "graveyard"}),
        RESOLVE,
        expect=["Faithless Looting in exile", "A has 0 cards in hand"],
    )
    assert played.cites("702.34a")
