"""Miracle (CR 702.94)."""

from __future__ import annotations

from tests.helpers import LANDS, RESOLVE, RESOLVE_ALL, answer, board, cast, cr, to


@cr("702.94a")
def test_a_miracle_is_revealed_as_the_first_card_drawn_and_cast_for_less() -> None:
    played = board(
        {"library": ["Thunderous Wrath", "Forest"], "battlefield": ["Mountain"], **LANDS},
        [],
        answer("yes", choice="may"),
        to("draw"),
        answer("yes", choice="may"),
        answer("B", choice="target"),
        RESOLVE_ALL,
        expect=["B has 15 life"],
        step="upkeep",
    )
    assert played.cites("702.94a")


@cr("702.94a", cited=False)
def test_the_second_card_drawn_is_no_miracle() -> None:
    played = board(
        {"library": ["Forest", "Thunderous Wrath", "Forest"], "hand": ["Divination"]},
        [],
        to("draw"),
        to("precombat main"),
        cast("Divination"),
        RESOLVE,
        expect=["Thunderous Wrath in A's hand"],
        step="upkeep",
    )
    assert not played.cites("702.94a")


@cr("702.94a", "107.3a")
def test_a_miracle_cost_may_hold_an_x() -> None:
    board(
        {"library": ["Bonfire of the Damned"], "battlefield": [{"card": "Mountain", "count": 4}], "mana": "lands"},
        {"life": 20, "battlefield": ["Grizzly Bears"]},
        to("draw"),
        answer("yes", choice="may"),
        answer("yes", choice="may"),
        answer(3, choice="x"),
        answer("B", choice="target"),
        RESOLVE_ALL,
        step="upkeep",
        expect=["B life 17", "Grizzly Bears in B's graveyard"],
    )
