"""Support (CR 701.41)."""

from __future__ import annotations

from tests.helpers import RESOLVE, activate, board, cast, cr


@cr("701.41a")
def test_support_on_a_spell_puts_a_counter_on_each_of_up_to_so_many_creatures() -> None:
    board(
        {"hand": ["Lead by Example"], "battlefield": ["Goblin Piker", "Hill Giant"]},
        [],
        cast("Lead by Example", "Goblin Piker", "Hill Giant"),
        RESOLVE,
        expect=["Goblin Piker is 3/2", "Hill Giant is 4/4"],
    )


@cr("701.41a", cited=False)
def test_support_on_a_permanent_is_for_other_creatures() -> None:
    board(["Joraga Auxiliary", "Goblin Piker"], [], activate("Joraga Auxiliary", "Joraga Auxiliary"), refused="601.2c")
