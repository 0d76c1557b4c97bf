"""Dash (CR 702.109)."""

from __future__ import annotations

from tests.helpers import RESOLVE, RESOLVE_ALL, board, cast, cr, to


@cr("702.109a")
def test_a_dashed_creature_attacks_at_once_and_returns_to_hand() -> None:
    board(
        {"hand": ["Mardu Scout"]},
        [],
        cast("Mardu Scout", costs=["dash"]),
        RESOLVE,
        to("declare attackers"),
        {"do": "attack", "player": "A", "attackers": {"Mardu Scout": "B"}},
        to("end"),
        RESOLVE_ALL,
        expect=["B has 17 life", "Mardu Scout in A's hand"],
    )
