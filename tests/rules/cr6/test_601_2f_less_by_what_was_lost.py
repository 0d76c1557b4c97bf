"""Spells of some colors cost less this turn, by a number found once (CR 601.2f, 608.2h)."""

from __future__ import annotations

from tests.helpers import RESOLVE, activate, board, cast, cr, lands

LOST = [cast("Lightning Bolt", "A"), RESOLVE, activate("Rowan, Scion of War"), RESOLVE]


@cr("601.2f")
def test_black_and_or_red_spells_cost_less_by_the_life_that_was_lost() -> None:
    mine = lands("Rowan, Scion of War", "Mountain", "Mountain", hand=["Lightning Bolt", "Hill Giant"])
    board(mine, [], *LOST, cast("Hill Giant"), RESOLVE, expect=["A controls Hill Giant"])
    green = lands("Rowan, Scion of War", "Mountain", "Forest", hand=["Lightning Bolt", "Centaur Courser"])
    board(green, [], *LOST, cast("Centaur Courser"), refused="601.2h")


@cr("608.2h", cited=False)
def test_what_is_lost_later_does_not_count() -> None:
    hand = ["Lightning Bolt", "Lightning Bolt", "Shivan Dragon"]
    mine = lands("Rowan, Scion of War", *["Mountain"] * 4, hand=hand)
    late = [cast("Lightning Bolt", "A"), RESOLVE, cast("Shivan Dragon")]
    board(mine, [], *LOST, *late, refused="601.2h")
