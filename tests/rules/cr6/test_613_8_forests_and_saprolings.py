"""What is of either of two kinds is of both (CR 205.1b, 613.1d-e, 613.4b)."""

from __future__ import annotations

from tests.helpers import board, cr, tap


@cr("613.4b", cited=False)
def test_forests_are_creatures_and_saprolings_lands() -> None:
    saproling = {
        "token": {"name": "Saproling", "types": ["Creature"], "subtypes": ["Saproling"], "power": 3, "toughness": 3}
    }
    board(
        {"battlefield": ["Life and Limb", saproling], "library": []},
        {"battlefield": ["Forest"], "library": []},
        tap("Saproling"),
        expect=["Forest is 1/1", "Forest is green", "Saproling is 1/1", "Saproling is a land", "A has 1 mana"],
    )
