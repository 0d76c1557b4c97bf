"""Demonstrate (CR 702.144)."""

from __future__ import annotations

from tests.helpers import RESOLVE_ALL, answer, board, cast, cr


@cr("702.144a")
def test_demonstrated_an_opponent_copies_the_spell_too() -> None:
    board(
        {"hand": ["Healing Technique"], "graveyard": ["Goblin Piker", "Hill Giant"]},
        {"graveyard": ["Craw Wurm"]},
        cast("Healing Technique", "Goblin Piker"),
        answer("yes", choice="may"),
        answer("Hill Giant", choice="new target"),
        answer("Craw Wurm", "B", choice="new target"),
        RESOLVE_ALL,
        expect=["A has 26 life", "B has 26 life", "Craw Wurm in B's hand"],
    )
