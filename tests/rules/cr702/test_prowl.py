"""Prowl (CR 702.76)."""

from __future__ import annotations

from tests.helpers import RESOLVE, RESOLVE_ALL, attack_with, board, cast, cr, to


@cr("702.76a")
def test_prowl_needs_damage_by_a_creature_of_its_types() -> None:
    hit = [*attack_with({"Faerie Miscreant": "B"}), to("postcombat main")]
    board(
        {"hand": ["Latchkey Faerie"], "battlefield": ["Faerie Miscreant"]},
        [],
        *hit,
        cast("Latchkey Faerie", costs=["prowl"]),
        RESOLVE_ALL,
        expect=["A has 1 cards in hand"],
    )
    board(
        {"hand": ["Latchkey Faerie"], "battlefield": ["Goblin Piker"]},
        [],
        *attack_with({"Goblin Piker": "B"}),
        to("postcombat main"),
        cast("Latchkey Faerie", costs=["prowl"]),
        refused="601.2b",
    )


@cr("702.76a")
def test_prowl_asks_what_the_creature_was_as_it_dealt_the_damage() -> None:
    """It was a Faerie as it struck; that it is a Frog now does not matter."""
    board(
        {"hand": ["Latchkey Faerie", "Turn to Frogs"], "battlefield": ["Faerie Miscreant"]},
        [],
        *attack_with({"Faerie Miscreant": "B"}),
        to("postcombat main"),
        cast("Turn to Frogs", "Faerie Miscreant"),
        RESOLVE,
        cast("Latchkey Faerie", costs=["prowl"]),
        RESOLVE_ALL,
        expect=["A has 1 cards in hand"],
    )


@cr("702.76a", cited=False)
def test_prowl_is_not_to_be_had_for_a_frog_that_is_a_faerie_again() -> None:
    """What only was something else as it dealt the damage doesn't count, whatever it is printed as."""
    played = board(
        {"hand": ["Latchkey Faerie", "Turn to Frogs", "Cloudshift"], "battlefield": ["Faerie Miscreant"]},
        [],
        cast("Turn to Frogs", "Faerie Miscreant"),
        RESOLVE,
        *attack_with({"Faerie Miscreant": "B"}),
        to("postcombat main"),
        cast("Cloudshift", "Faerie Miscreant"),
        RESOLVE,
        cast("Latchkey Faerie", costs=["prowl"]),
        refused="601.2b",
    )
    assert "prowl" in played.reason
