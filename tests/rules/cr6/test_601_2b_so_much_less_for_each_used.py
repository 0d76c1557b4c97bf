"""Additional costs paid with any number of things, each of which makes a spell cost less (CR 601.2b, 601.2f)."""

from __future__ import annotations

from tests.helpers import RESOLVE, answer, board, cast, cr, lands

MARCH = "March of Otherworldly Light"
HAND = [MARCH, "Serra Angel", "Pacifism", "Shock"]


@cr("601.2f")
def test_two_cards_exiled_are_four_mana_less() -> None:
    board(
        lands("Plains", hand=HAND),
        ["Hill Giant"],
        cast(MARCH, "Hill Giant", x=4, costs=["additional cost"] * 2),
        answer(["Serra Angel", "Pacifism"]),
        RESOLVE,
        expect=["Hill Giant in exile", "Serra Angel in exile", "Pacifism in exile"],
    )


@cr("601.2h")
def test_with_none_all_is_paid() -> None:
    board(lands("Plains", hand=HAND), ["Hill Giant"], cast(MARCH, "Hill Giant", x=4), refused="601.2h")
