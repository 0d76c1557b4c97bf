"""End of Combat Step (CR 511)."""

from __future__ import annotations

from tests.helpers import AFTER_COMBAT, RESOLVE, attack_with, block_with, board, cr, to


@cr("511.1", "511.2", "603.7")
def test_what_waits_for_the_end_of_combat_triggers_as_that_step_begins() -> None:
    """The basilisk dies of the damage; what it blocked dies all the same at end of combat."""
    board(
        ["Thicket Basilisk"],
        ["Craw Wurm"],
        *attack_with({"Thicket Basilisk": "B"}),
        *block_with({"Craw Wurm": "Thicket Basilisk"}),
        RESOLVE,
        to("end of combat"),
        RESOLVE,
        expect=["Craw Wurm in graveyard", "Thicket Basilisk in graveyard"],
    )


@cr("511.3")
def test_creatures_are_out_of_combat_after_the_end_of_combat_step() -> None:
    board(
        ["Serra Angel"], [], *attack_with({"Serra Angel": "B"}), AFTER_COMBAT, expect=["Serra Angel is not attacking"]
    )
