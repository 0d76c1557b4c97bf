"""Bolster (CR 701.39)."""

from __future__ import annotations

from tests.helpers import RESOLVE, board, cast, cr


@cr("701.39a")
def test_bolster_is_for_a_creature_with_the_least_toughness() -> None:
    board(
        {"hand": ["Cached Defenses"], "battlefield": ["Goblin Piker", "Hill Giant"]},
        [],
        cast("Cached Defenses"),
        RESOLVE,
        expect=["Goblin Piker is 5/4", "Hill Giant is 3/3"],
    )
