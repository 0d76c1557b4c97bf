"""Mana of different colors, and different powers counted (CR 106.1a)."""

from __future__ import annotations

import pytest

from tests.helpers import RESOLVE, answer, board, cast, cr, creature, lands, tap


@cr("106.4")
def test_the_second_color_is_another() -> None:
    vessel = [tap("Firemind Vessel"), answer("U")]
    played = board(["Firemind Vessel"], [], *vessel)
    assert [one["id"] for one in played.pending["options"]] == ["W", "B", "R", "G"]
    played = board(["Firemind Vessel"], [], *vessel, answer("R"))
    assert played.count("{U}{R}") == 1


@cr("121.1")
def test_a_card_for_each_different_power() -> None:
    mine = {
        "hand": ["Golden Ratio"],
        "battlefield": ["Hill Giant", "Grizzly Bears", "Grizzly Bears", creature("", "3/1")],
    }
    board(mine, ["Colossal Dreadmaw"], cast("Golden Ratio"), RESOLVE, expect=["A has 2 cards in hand"])


@cr("107.3i", cited=False)
@pytest.mark.parametrize(("mine", "most"), [(["Hill Giant", "Grizzly Bears"], 2), (["Hill Giant"] * 2, 1)])
def test_as_many_lands_are_found_as_there_are_powers(mine: list[str], most: int) -> None:
    side = {"hand": ["Celebrate the Harvest"], "battlefield": mine, "library": ["Forest"] * 4}
    played = board(side, [], cast("Celebrate the Harvest"), RESOLVE)
    assert played.pending["max"] == most


@cr("106.4", cited=False)
@pytest.mark.parametrize(("there", "mana"), [(["Grizzly Bears"], 1), (["Grizzly Bears", "Goblin Piker"], 2)])
def test_a_mana_of_each_color_there_is(there: list[str], mana: int) -> None:
    played = board(lands("Bloom Tender", *there), [], tap("Bloom Tender"))
    assert played.steps[-1].count("{") == mana


@cr("106.4", "106.1b", cited=False)
@pytest.mark.parametrize(("first", "second"), [("R", "R"), ("R", "G"), ("G", "R")])
def test_a_combination_is_of_the_same_or_of_different_colors(first: str, second: str) -> None:
    combining = creature("{T}: Add two mana in any combination of {R} and/or {G}.")
    played = board([combining], [], tap("Tester"), answer(first), answer(second))
    assert played.count(f"{{{first}}}{{{second}}}") == 1
