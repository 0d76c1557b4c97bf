"""Skulk (CR 702.118)."""

from __future__ import annotations

import pytest

from tests.helpers import attack_with, block_with, board, cr


@cr("702.118b", "702.118c")
@pytest.mark.parametrize("creature", ["Furtive Homunculus", "Twice Skulk"])
def test_skulk_compares_power_once_or_twice(creature: str) -> None:
    attack = attack_with({creature: "B"})
    board([creature], ["Hill Giant"], *attack, *block_with({"Hill Giant": creature}), refused=("509.1b", "702.118b"))
    weaker = ["Ornithopter"]
    board([creature], weaker, *attack, *block_with({"Ornithopter": creature}), expect=[f"{creature} is attacking"])


@cr("702.118b", cited=False)
def test_skulk_lets_creatures_of_equal_power_block() -> None:
    attack = attack_with({"Twice Skulk": "B"})
    board(
        ["Twice Skulk"],
        ["Llanowar Elves"],
        *attack,
        *block_with({"Llanowar Elves": "Twice Skulk"}),
        expect=["Twice Skulk is blocked"],
    )
