"""An act that may not be is told with the ruling that answers it, and with no other."""

from __future__ import annotations

from collections import ChainMap
from dataclasses import replace
from typing import Any

from cards.model import Ruling
from engine import Scenario, play
from tests.helpers import RESOLVE, Entry, activate, cast, cr
from tests.shelf import cards

MANA = "No abilities of creatures can be activated, including mana abilities."


def read_with(mine: dict[str, Any], ruling: dict[str, str], *script: Entry) -> list[str]:
    """The rulings that stand beside the refusal of the last act."""
    ruled = {name: replace(cards()[name], rulings=(Ruling("2024-01-01", said),)) for name, said in ruling.items()}
    players = {"A": {"library": ["Forest"] * 5, **mine}, "B": {"library": ["Forest"] * 5}}
    board = {"version": 1, "players": players, "script": list(script)}
    refused = play(Scenario.load(board), ChainMap(ruled, cards())).report().refused
    assert refused is not None
    return [one.beside for one in refused.rulings]


@cr("602.5")
def test_that_mana_abilities_are_forbidden_too() -> None:
    mine = {"battlefield": ["Cursed Totem", "Llanowar Elves", "Prodigal Sorcerer"]}
    assert read_with(mine, {"Cursed Totem": MANA}, activate("Llanowar Elves")) == [MANA]
    idle = "Cursed Totem can be destroyed like any artifact."
    assert read_with(mine, {"Cursed Totem": idle}, activate("Llanowar Elves")) == []


@cr("601.3")
def test_that_earlier_spells_of_the_turn_count() -> None:
    said = "Rule of Law looks at the entire turn to see if a player has cast a spell."
    mine = {"battlefield": ["Rule of Law"], "hand": ["Lightning Bolt", "Shock"]}
    script = (cast("Shock", "B"), RESOLVE, cast("Lightning Bolt", "B"))
    assert read_with(mine, {"Rule of Law": said}, *script) == [said]
