"""Who has the most life, and how much that is (CR 119.1)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.helpers import AFTER_COMBAT, attack, board, cr, creature

PROUD = creature("Whenever ~ attacks while you have the most life or are tied for most life, you draw a card.")
THRONE = creature(
    "Whenever ~ attacks, if it's attacking the player with the most life or tied for most life, draw a card."
)


@cr("119.1", cited=False)
@pytest.mark.parametrize(("mine", "cards"), [(20, 1), (21, 1), (19, 0)])
def test_while_you_have_the_most_life(mine: int, cards: int) -> None:
    side: dict[str, Any] = {"battlefield": [PROUD], "life": mine}
    board(side, [], *attack(Tester="B"), AFTER_COMBAT, expect=[f"A has {cards} cards in hand"])


@cr("508.1b", cited=False)
@pytest.mark.parametrize(("of_c", "cards"), [(20, 1), (21, 0)])
def test_if_it_is_attacking_the_player_with_the_most_life(of_c: int, cards: int) -> None:
    board([THRONE], [], *attack(Tester="B"), AFTER_COMBAT, C={"life": of_c}, expect=[f"A has {cards} cards in hand"])


@cr("107.1b", cited=False)
@pytest.mark.parametrize(("life", "size"), [(13, "9/9"), (20, "2/2"), (21, None)])
def test_as_large_as_twenty_less_the_highest_life_total(life: int, size: str | None) -> None:
    """A size may be less than nothing: -1/-1 and two more is 1/1."""
    scourge = creature(
        "~'s power and toughness are each equal to 20 minus the highest life total among players.", "0/0"
    )
    anthem = {"token": {"name": "Anthem", "types": ["Enchantment"], "text": "Creatures you control get +2/+2."}}
    expect = [f"Tester is {size or '1/1'}"]
    board({"battlefield": [scourge, anthem], "life": 5}, {"life": life}, expect=expect)


@cr("119.1", cited=False)
def test_the_highest_among_your_opponents() -> None:
    malignus = creature("~'s power and toughness are each equal to the highest life total among your opponents.", "0/0")
    board({"battlefield": [malignus], "life": 30}, {"life": 13}, C={"life": 17}, expect=["Tester is 17/17"])
