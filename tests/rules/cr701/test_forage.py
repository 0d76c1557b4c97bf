"""Forage (CR 701.61)."""

from __future__ import annotations

from typing import Any

from tests.helpers import RESOLVE, YES, Entry, answer, board, cast, cr


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


@cr("701.61a")
def test_to_forage_is_to_exile_three_cards_or_to_sacrifice_a_food() -> None:
    """Where both can be done the player chooses; with two cards and no Food neither can."""
    come = [cast("Curious Forager"), RESOLVE, RESOLVE]

    def with_cards(number: int, *battlefield: Any) -> Entry:
        return {"hand": ["Curious Forager"], "battlefield": list(battlefield), "graveyard": ["Goblin Piker"] * number}

    assert board(with_cards(3), [], *come, YES).count("Goblin Piker ×3 are exiled") == 1
    food = {"token": "Food"}
    assert board(with_cards(2, food), [], *come, YES).count("sacrifices Food") == 1
    assert board(with_cards(3, food), [], *come, YES, answer("no")).count("sacrifices Food") == 1
    assert board(with_cards(3, food), [], *come, YES, answer("yes")).count("Goblin Piker ×3 are exiled") == 1
    assert board(with_cards(2), [], *come).count("forages") == 0
