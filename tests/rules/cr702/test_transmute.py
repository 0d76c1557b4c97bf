"""Transmute (CR 702.53)."""

from __future__ import annotations

from tests.helpers import RESOLVE, activate, answer, board, cr


@cr("702.53a")
def test_transmute_finds_a_card_of_the_same_mana_value() -> None:
    board(
        {"hand": ["Dizzy Spell"], "library": ["Forest", "Goblin Piker", "Lightning Bolt"]},
        [],
        activate("Dizzy Spell"),
        RESOLVE,
        answer("Lightning Bolt"),
        expect=["Lightning Bolt in A's hand", "Dizzy Spell in A's graveyard"],
    )
