"""Searching for cards that must have a type in common (CR 701.23a-b)."""

from __future__ import annotations

from tests.helpers import RESOLVE, activate, answer, board, cr

MINE = {"battlefield": ["Myriad Landscape"], "library": ["Forest", "Forest", "Island", "Serra Angel"]}
SEARCH = (activate("Myriad Landscape", ability=2), RESOLVE)


@cr("701.23a")
def test_two_lands_of_a_type_in_common() -> None:
    played = board(MINE, [], *SEARCH, answer(["Forest#1", "Forest#2"]), expect=["A has 2 cards in library"])
    assert all(it["tapped"] for it in played.report["state"]["players"]["A"]["battlefield"])


@cr("701.23a")
def test_two_of_different_types_are_not_found_together() -> None:
    board(MINE, [], *SEARCH, answer(["Forest#1", "Island"]), refused="701.23a")


@cr("701.23b")
def test_one_or_none_may_be_found() -> None:
    board(MINE, [], *SEARCH, answer(["Island"]), expect=["A controls Island"])
    board(MINE, [], *SEARCH, answer([]), expect=["A has 4 cards in library"])
