"""Unearth (CR 702.84)."""

from __future__ import annotations

from tests.helpers import RESOLVE, RESOLVE_ALL, activate, answer, attack, board, cast, cr, to


@cr("702.84a")
def test_an_unearthed_creature_is_exiled_even_where_it_would_die() -> None:
    board(
        {"graveyard": ["Hellspark Elemental"]},
        {"hand": ["Lightning Bolt"]},
        activate("Hellspark Elemental"),
        RESOLVE,
        {"do": "pass", "player": "A"},
        cast("Lightning Bolt", "Hellspark Elemental", player="B"),
        RESOLVE,
        expect=["Hellspark Elemental in A's exile"],
    )


@cr("702.84a")
def test_an_unearthed_creature_has_haste_and_is_exiled_at_the_end_step() -> None:
    board(
        {"graveyard": ["Hellspark Elemental"]},
        [],
        activate("Hellspark Elemental"),
        RESOLVE,
        *attack(Hellspark_Elemental="B"),
        to("end"),
        answer("as listed", choice="order"),
        RESOLVE_ALL,
        expect=["B has 17 life", "Hellspark Elemental in A's exile"],
    )
