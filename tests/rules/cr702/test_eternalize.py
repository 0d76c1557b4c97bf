"""Eternalize (CR 702.129)."""

from __future__ import annotations

from tests.helpers import RESOLVE, activate, board, cr


@cr("702.129a")
def test_eternalized_it_is_a_black_zombie_of_size_four_without_mana_cost() -> None:
    board(
        {"graveyard": ["Adorned Pouncer"]},
        [],
        activate("Adorned Pouncer"),
        RESOLVE,
        expect=["Adorned Pouncer#2 is 4/4", "Adorned Pouncer#2 has mana value 0", "A has 0 cards in graveyard"],
    )
