"""What has resolved leaves the stack (CR 608.2)."""

from __future__ import annotations

from tests.helpers import RESOLVE, board, cast, cr


@cr("608.2m", cited=False)
def test_a_spell_that_exiles_itself_goes_on_resolving() -> None:
    """Time Stop exiles all spells, itself too, and still ends the turn."""
    board(
        {"hand": ["Time Stop"]},
        [],
        cast("Time Stop"),
        RESOLVE,
        expect=["Time Stop in exile"],
    )


@cr("608.2n", "404.1", cited=False)
def test_a_spell_is_put_into_its_owners_graveyard_last() -> None:
    board(
        {"hand": ["Regrowth"]},
        [],
        cast("Regrowth", "Regrowth"),
        refused="601.2c",
    )


@cr("608.2n", "608.2")
def test_a_spell_is_put_into_the_graveyard_as_the_last_thing() -> None:
    board(
        {"hand": ["Regrowth"], "graveyard": ["Opt"]},
        [],
        cast("Regrowth", "Opt"),
        RESOLVE,
        expect=["Opt in A's hand", "Regrowth in A's graveyard"],
    )
