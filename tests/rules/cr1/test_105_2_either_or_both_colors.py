"""Black and/or red: what is either color, or both (CR 105.2)."""

from __future__ import annotations

import pytest

from tests.helpers import RESOLVE, board, cast, cr, creature, to


def _of(colors: str) -> dict[str, object]:
    return creature("", "1/1", name="Mirran", looks={"colors": list(colors)})


@cr("105.2", cited=False)
@pytest.mark.parametrize(("colors", "left"), [("W", False), ("U", False), ("WU", False), ("G", True), ("", True)])
def test_white_and_blue_creatures_are_dealt_damage_and_no_others(colors: str, left: bool) -> None:
    played = board({"hand": ["Evaporate"]}, [_of(colors)], cast("Evaporate"), RESOLVE)
    assert (played.count("Mirran is destroyed") == 0) is left


@cr("105.2", cited=False)
def test_twice_the_number_of_white_and_blue_permanents() -> None:
    mine = {"hand": ["Chaotic Backlash"]}
    theirs = [_of("W"), _of("WU"), _of("R")]
    board(mine, theirs, cast("Chaotic Backlash", "B"), RESOLVE, expect=["B life 16"])


@cr("509.1b")
def test_neither_black_nor_red_creatures_block_it() -> None:
    attack = [to("declare attackers"), {"do": "attack", "player": "A", "attackers": {"Sacred Knight": "B"}}]
    block = [to("declare blockers"), {"do": "block", "player": "B", "blockers": {"Mirran": "Sacred Knight"}}]
    board(["Sacred Knight"], [_of("BR")], *attack, *block, refused="509.1b")
    board(["Sacred Knight"], [_of("W")], *attack, *block)
