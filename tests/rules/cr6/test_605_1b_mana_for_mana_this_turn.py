"""A delayed triggered mana ability: more mana whenever a land is tapped for it this turn (CR 603.7b, 605.1b)."""

from __future__ import annotations

from typing import Any

from tests.helpers import RESOLVE, activate, board, cast, cr, lands

TIDE = (cast("High Tide"), RESOLVE)


@cr("605.4a", "603.7a")
def test_it_resolves_without_the_stack_for_whoever_taps_an_island() -> None:
    mine: dict[str, Any] = {"hand": ["High Tide"], "battlefield": ["Island", "Swamp"], "mana": "U"}
    played = board(mine, {"battlefield": ["Island"], "mana": ""}, *TIDE, activate("Island"), activate("Swamp"))
    assert played.report["state"]["players"]["A"]["mana"] == "UUB"


@cr("605.4a")
def test_a_spell_is_paid_for_with_it() -> None:
    mine = lands("Island", "Island", "Island", hand=["High Tide", "Merfolk Looter", "Air Elemental"])
    board(mine, [], *TIDE, cast("Merfolk Looter"), RESOLVE, expect=["A controls Merfolk Looter"])
    board(mine, [], *TIDE, cast("Air Elemental"), refused="601.2h")
    four = lands("Island", "Island", "Island", "Island", hand=["High Tide", "Air Elemental"])
    board(four, [], *TIDE, cast("Air Elemental"), RESOLVE, expect=["A controls Air Elemental"])
