"""Compleated (CR 702.150)."""

from __future__ import annotations

from tests.helpers import RESOLVE, answer, board, cast, cr


@cr("702.150a", "107.4f")
def test_life_paid_for_a_symbol_costs_two_loyalty_counters() -> None:
    played = board(
        {"hand": ["Tamiyo, Compleated Sage"], "life": 20},
        [],
        cast("Tamiyo, Compleated Sage"),
        answer("2 life", choice="phyrexian"),
        RESOLVE,
        expect=["A life 18", "Tamiyo, Compleated Sage has 3 loyalty counters"],
    )
    assert played.cites("702.150a")
    board(
        {"hand": ["Tamiyo, Compleated Sage"], "life": 20},
        [],
        cast("Tamiyo, Compleated Sage"),
        answer("{G/U}", choice="phyrexian"),
        RESOLVE,
        expect=["A life 20", "Tamiyo, Compleated Sage has 5 loyalty counters"],
    )
