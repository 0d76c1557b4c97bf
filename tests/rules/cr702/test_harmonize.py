"""Harmonize (CR 702.180)."""

from __future__ import annotations

from tests.helpers import LANDS, RESOLVE, answer, board, cast, cr


@cr("702.180a", "702.180b")
def test_harmonize_taps_a_creature_to_pay_less_and_exiles_the_spell() -> None:
    board(
        {"graveyard": ["Wild Ride"], "battlefield": ["Hill Giant", "Goblin Piker", "Mountain", "Mountain"], **LANDS},
        [],
        cast("Wild Ride", "Goblin Piker", costs=["harmonize"]),
        answer(["Hill Giant"], choice="harmonize"),
        RESOLVE,
        expect=["Goblin Piker is 5/1", "Hill Giant is tapped", "Wild Ride in exile"],
    )
