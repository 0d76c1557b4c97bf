"""Aura Swap (CR 702.65)."""

from __future__ import annotations

from tests.helpers import RESOLVE, activate, answer, board, cr


@cr("702.65a", "702.65b")
def test_aura_swap_exchanges_the_aura_with_one_in_hand() -> None:
    played = board(
        {
            "battlefield": ["Grizzly Bears", {"card": "Arcanum Wings", "attached_to": "Grizzly Bears"}],
            "hand": ["Holy Strength", "Forest"],
        },
        [],
        activate("Arcanum Wings"),
        RESOLVE,
        answer("yes", choice="may"),
        expect=["Arcanum Wings in hand", "Grizzly Bears is 3/4", "not Grizzly Bears has flying"],
    )
    assert played.cites("702.65a")
    board(
        {
            "battlefield": ["Grizzly Bears", {"card": "Arcanum Wings", "attached_to": "Grizzly Bears"}],
            "hand": ["Forest"],
        },
        [],
        activate("Arcanum Wings"),
        RESOLVE,
        answer("yes", choice="may"),
        expect=["Arcanum Wings in battlefield", "Grizzly Bears has flying"],
    )
