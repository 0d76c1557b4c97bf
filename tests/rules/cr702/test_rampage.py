"""Rampage (CR 702.23)."""

from __future__ import annotations

import pytest

from tests.helpers import RESOLVE_ALL, attack_with, block_with, board, cr, creature
from tests.rules.combat import attacks_and_is_blocked


@cr("702.25a", "702.23a")
@pytest.mark.parametrize(("blockers", "size"), [(1, "2/2"), (2, "4/4"), (3, "6/6")])
def test_rampage_counts_blockers_beyond_the_first(blockers: int, size: str) -> None:
    names = ["Hill Giant", "Goblin Piker", "Ornithopter"][:blockers]
    blocks = block_with(dict.fromkeys(names, "Tester"))
    board(
        [creature("Rampage 2")],
        names,
        *attack_with({"Tester": "B"}),
        *blocks,
        RESOLVE_ALL,
        expect=[f"Tester is {size}"],
    )


@cr("702.23a", "702.23b")
def test_rampage_counts_blockers_beyond_the_first_as_it_resolves() -> None:
    board(
        ["Craw Giant"],
        ["Goblin Piker", "Hill Giant", "Wall of Stone"],
        *attack_with({"Craw Giant": "B"}),
        *block_with({"Goblin Piker": "Craw Giant", "Hill Giant": "Craw Giant", "Wall of Stone": "Craw Giant"}),
        RESOLVE_ALL,
        expect=["Craw Giant is 10/8"],
    )


@cr("702.23c", cited=False)
def test_each_rampage_counts_for_itself() -> None:
    attacks_and_is_blocked("Twice Rampage", ("Hill Giant", "Goblin Piker"), expect=["Twice Rampage is 5/8"])
