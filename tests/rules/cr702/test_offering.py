"""Offering (CR 702.48)."""

from __future__ import annotations

from tests.helpers import RESOLVE, board, cast, cr


@cr("702.48a", "702.48b", "702.48c", "118.7c")
def test_a_goblin_is_offered_and_its_mana_cost_is_not_paid() -> None:
    """{4}{R}{R} less {1}{R} is {3}{R}, on the opponent's turn."""
    played = board(
        {"battlefield": ["Goblin Piker"], "hand": ["Patron of the Akki"], "mana": "RRRR"},
        [],
        {"do": "pass", "player": "B"},
        cast("Patron of the Akki", costs=["offering"]),
        RESOLVE,
        active="B",
        expect=["Patron of the Akki in battlefield", "Goblin Piker in graveyard"],
    )
    assert played.cites("702.48a")


@cr("702.48a", cited=False)
def test_without_a_goblin_it_is_cast_as_a_creature_only() -> None:
    board(
        {"battlefield": ["Grizzly Bears"], "hand": ["Patron of the Akki"]},
        [],
        {"do": "pass", "player": "B"},
        cast("Patron of the Akki"),
        active="B",
        refused="302.1",
    )
