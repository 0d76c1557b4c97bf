"""Adapt (CR 701.46)."""

from __future__ import annotations

from tests.helpers import RESOLVE, activate, board, cr


@cr("701.46a")
def test_adapting_does_nothing_to_a_creature_with_a_counter() -> None:
    board(
        ["Aeromunculus"],
        [],
        activate("Aeromunculus"),
        RESOLVE,
        activate("Aeromunculus"),
        RESOLVE,
        expect=["Aeromunculus is 3/4"],
    )
