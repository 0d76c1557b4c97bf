"""Emerge (CR 702.119)."""

from __future__ import annotations

from tests.helpers import LANDS, RESOLVE, RESOLVE_ALL, board, cast, cr


@cr("702.119a", "118.3", cited=False)
def test_emerge_needs_a_creature_to_sacrifice() -> None:
    played = board({"hand": ["Wretched Gryff"]}, [], cast("Wretched Gryff", costs=["emerge"]), refused="601.2b")
    assert "emerge" in played.reason


@cr("702.119a", "702.119c")
def test_emerge_is_paid_with_a_creature_and_less_mana() -> None:
    played = board(
        {"hand": ["Wretched Gryff"], "battlefield": ["Hill Giant", "Island", "Island"], **LANDS},
        [],
        cast("Wretched Gryff", costs=["emerge"]),
        RESOLVE_ALL,
        expect=["A controls 1 Wretched Gryff", "Hill Giant in A's graveyard", "A has 1 cards in hand"],
    )
    assert played.cites("702.119a")


@cr("702.119b", "702.119c")
def test_it_emerges_from_an_artifact() -> None:
    board(
        {"battlefield": ["Sol Ring", "Serra Angel"], "hand": ["Crabomination"], "mana": "BBBBBB"},
        [],
        cast("Crabomination", costs=["emerge"]),
        RESOLVE,
        expect=["Sol Ring in graveyard", "Serra Angel in battlefield", "Crabomination in battlefield"],
    )
