"""Losing all creature types, and being all of them (CR 205.3m, 613.1d)."""

from __future__ import annotations

from tests.helpers import RESOLVE, activate, board, cr

LORD = "Elvish Archdruid"


@cr("613.1d")
def test_an_elf_that_loses_its_types_gets_nothing_for_being_one() -> None:
    mine = [{"card": "Amoeboid Changeling", "sick": False}, LORD, "Llanowar Elves"]
    board(
        mine,
        [],
        activate("Amoeboid Changeling", "Llanowar Elves", ability=2),
        RESOLVE,
        expect=["Llanowar Elves is 1/1"],
    )
