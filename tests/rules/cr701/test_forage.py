"""Forage (CR 701.61)."""

from __future__ import annotations

from tests.helpers import RESOLVE, answer, board, cast, cr


@cr("701.61a")
def test_forage_exiles_three_cards_or_sacrifices_a_food() -> None:
    board(
        {"hand": ["Curious Forager"], "graveyard": ["Forest", "Goblin Piker", "Island", "Hill Giant"]},
        [],
        cast("Curious Forager"),
        RESOLVE,
        RESOLVE,
        answer("yes"),
        answer(["Forest", "Goblin Piker", "Island"]),
        answer("Hill Giant"),
        RESOLVE,
        expect=["Goblin Piker in exile", "Hill Giant in A's hand"],
    )
