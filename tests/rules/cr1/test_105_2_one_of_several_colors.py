""" "(Permanents and spells) that are red or green" (CR 105.2)."""

from __future__ import annotations

import pytest

from tests.helpers import RESOLVE, answer, board, cast, cr, passing


@cr("701.8a")
@pytest.mark.parametrize("card", ["Grizzly Bears", "Serra Angel"])
def test_a_target_of_either_color(card: str) -> None:
    board({"hand": ["Noxious Grasp"]}, [card], cast("Noxious Grasp", card), RESOLVE, expect=[f"{card} in graveyard"])


@cr("601.2c")
def test_no_target_of_another_color() -> None:
    board({"hand": ["Noxious Grasp"]}, ["Hill Giant"], cast("Noxious Grasp", "Hill Giant"), refused="601.2c")


@cr("400.7")
def test_a_permanent_or_a_spell_goes_where_its_owner_puts_it() -> None:
    """Aether Gust; a spell that leaves the stack so is not countered."""
    mine = {"hand": ["Aether Gust"]}
    on_top = board(mine, ["Grizzly Bears"], cast("Aether Gust", "Grizzly Bears"), RESOLVE, answer("top", "B"))
    assert on_top.count("put on top of B's library") == 1
    shock = (cast("Shock", "A", player="B"), passing("B"), cast("Aether Gust", "Shock"), RESOLVE, answer("bottom", "B"))
    below = board(mine, {"hand": ["Shock"]}, *shock, active="B", expect=["A life 20"])
    assert below.count("put on the bottom of B's library") == 1


@cr("603.3")
def test_a_spell_of_any_of_these_colors_triggers() -> None:
    side = {"battlefield": ["Quirion Dryad"], "hand": ["Shock", "Giant Growth"]}
    board(side, [], cast("Shock", "B"), RESOLVE, expect=["Quirion Dryad is 2/2"])
    board(side, [], cast("Giant Growth", "Quirion Dryad"), RESOLVE, expect=["Quirion Dryad is 4/4"])
