"""Replacement of the loss of life by a greater one (CR 119.3, 614.1a)."""

from __future__ import annotations

import pytest

from tests.helpers import RESOLVE, attack, board, cast, cr, to

BLOODLETTER = "Bloodletter of Aclazotz"


@cr("614.1a", "120.4c")
def test_damage_is_dealt_as_it_would_be_and_costs_twice_the_life() -> None:
    """Lifelink counts the damage, not the loss of life."""
    board(
        [{"card": BLOODLETTER, "counters": {"lifelink": 1}}],
        [],
        *attack(Bloodletter_of_Aclazotz="B"),
        to("combat damage"),
        expect=["B life 16", "A life 22"],
    )


@cr("614.1a")
def test_two_of_them_make_four_of_one() -> None:
    board(
        {"battlefield": [BLOODLETTER, BLOODLETTER], "hand": ["Lightning Bolt"]},
        [],
        cast("Lightning Bolt", "B"),
        RESOLVE,
        expect=["B life 8"],
    )


@cr("614.1a", cited=False)
@pytest.mark.parametrize(("whose", "active", "lives"), [("A", "A", (17, 20)), ("B", "B", (20, 17))])
def test_only_of_opponents_and_only_in_ones_own_turn(whose: str, active: str, lives: tuple[int, int]) -> None:
    """The player's own loss in their turn, and an opponent's in that one's turn, are what they would be."""
    board(
        {"battlefield": [BLOODLETTER], "hand": ["Lightning Bolt"]},
        {"hand": ["Lightning Bolt"]},
        cast("Lightning Bolt", whose, player=active),
        RESOLVE,
        active=active,
        expect=[f"A life {lives[0]}", f"B life {lives[1]}"],
    )
