"""Sorceries (CR 307)."""

from __future__ import annotations

from tests.helpers import RESOLVE, activate, board, cast, cr, passing


@cr("307.2", cited=False)
def test_a_sorcery_does_what_it_says_and_goes_to_its_owners_graveyard() -> None:
    board(
        {"hand": ["Flame Rift"]},
        [],
        cast("Flame Rift"),
        RESOLVE,
        expect=["A has 16 life", "B has 16 life", "Flame Rift in A's graveyard"],
    )


@cr("307.5", cited=False)
def test_what_forbids_sorceries_does_not_forbid_acting_as_a_sorcery() -> None:
    board(
        ["Student of Warfare"],
        {"hand": ["Silence"]},
        passing(),
        cast("Silence", player="B"),
        RESOLVE,
        activate("Student of Warfare"),
        RESOLVE,
        expect=["Student of Warfare has 1 level counter"],
    )
