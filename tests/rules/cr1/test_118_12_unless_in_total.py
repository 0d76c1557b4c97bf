"""What happens unless a player sacrifices so much in total (CR 118.12a, 118.3)."""

from __future__ import annotations

import pytest

from tests.helpers import RESOLVE, answer, board, cast, cr

HAND = {"hand": ["Phyrexian Dreadnought"]}
SCRIPT = (cast("Phyrexian Dreadnought"), RESOLVE, RESOLVE)


@cr("701.21a", "118.12a")
@pytest.mark.parametrize(("others", "kept"), [(["Craw Wurm", "Craw Wurm"], True), (["Craw Wurm", "Hill Giant"], False)])
def test_creatures_with_total_power_12_are_sacrificed_or_the_permanent_itself(others: list[str], kept: bool) -> None:
    """A six and a six are enough. A six and a three are not, but the creature itself is one of those that could be."""
    here = {**HAND, "battlefield": others}
    wurms = ["Craw Wurm#1", "Craw Wurm#2"] if kept else ["Phyrexian Dreadnought"]
    expect = ["A controls Phyrexian Dreadnought" if kept else "Phyrexian Dreadnought in graveyard"]
    board(here, [], *SCRIPT, answer("yes"), answer(wurms), expect=expect)


@cr("118.12a", "608.2d")
def test_too_little_power_together_is_no_answer() -> None:
    here = {**HAND, "battlefield": ["Craw Wurm", "Hill Giant"]}
    board(here, [], *SCRIPT, answer("yes"), answer(["Craw Wurm", "Hill Giant"]), refused="608.2d")


@cr("118.3", "118.12a")
def test_who_has_not_so_much_is_not_asked() -> None:
    """Once it has lost its own power there are not enough others."""
    here = {**HAND, "battlefield": ["Craw Wurm"]}
    theirs = {"hand": ["Unsummon"]}
    script = (
        *SCRIPT[:2],
        {"do": "pass", "player": "A"},
        cast("Unsummon", "Phyrexian Dreadnought", player="B"),
        RESOLVE,
    )
    board(here, theirs, *script, RESOLVE, expect=["A controls Craw Wurm", "Phyrexian Dreadnought in A's hand"])
