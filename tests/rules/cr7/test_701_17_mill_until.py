"""Milling card by card until something is in the graveyard (CR 701.17, 608.2c)."""

from __future__ import annotations

import pytest

from tests.helpers import RESOLVE, Played, activate, board, cr

LIBRARY = ["Forest", "Island", "Grizzly Bears", "Serra Angel"]


def obeyed(x: int, *mine: str, expect: tuple[str, ...] = ()) -> Played:
    theirs = {"library": LIBRARY}
    return board(["Helm of Obedience", *mine], theirs, activate("Helm of Obedience", "B", x=x), RESOLVE, expect=expect)


@cr("701.17a", "701.21a")
def test_a_creature_card_ends_it_and_is_put_onto_the_battlefield() -> None:
    expect = ("A controls Grizzly Bears", "Helm of Obedience in A's graveyard", "Island in B's graveyard")
    obeyed(4, expect=(*expect, "B has 1 cards in library"))


@pytest.mark.parametrize(("x", "left"), [(1, 3), (2, 2)])
@cr("701.17a")
def test_so_many_cards_end_it_as_well(x: int, left: int) -> None:
    obeyed(x, expect=(f"B has {left} cards in library", "A controls Helm of Obedience"))


@cr("614.6", "614.1a")
def test_what_is_exiled_instead_has_not_been_put_into_the_graveyard() -> None:
    expect = ("B has 0 cards in library", "Grizzly Bears in exile", "A controls Helm of Obedience")
    obeyed(1, "Leyline of the Void", expect=expect)
