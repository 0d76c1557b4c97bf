"""Triggers on mana of one kind: what was tapped for it, and what an ability adds (CR 106.12a, 605.4a)."""

from __future__ import annotations

from typing import Any

from tests.helpers import board, cast, cr, creature, tap

TAPPED = "Whenever you tap a land for mana of the chosen color, add one additional mana of that color."
CAUSED = (
    "Whenever a land's ability causes you to add one or more mana of the chosen color, add one additional mana of that "
    "color."
)
CHOOSES = "As this creature enters, choose a color.\n"
SPRING = {"token": {"name": "Spring", "types": ["Land"], "text": "Sacrifice this land: Add {G}{G}."}}


def _sun(text: str) -> dict[str, Any]:
    return {**creature(CHOOSES + text, name="Sun"), "chosen": {"color": "green"}}


def _made(text: str, source: Any, ability: int = 1) -> str:
    name = source if isinstance(source, str) else source["token"]["name"]
    mine = {"battlefield": [_sun(text), source], "mana": "lands"}
    steps = board(mine, [], tap(name, ability=ability)).steps
    return "".join(step.removeprefix("A adds ").rstrip(".") for step in steps if step.startswith("A adds "))


@cr("605.4a")
def test_mana_of_the_chosen_color_alone_makes_more_of_it() -> None:
    for text in (TAPPED, CAUSED):
        assert _made(text, "Forest") == "{G}{G}"
        assert _made(text, "Island") == "{U}"
        assert _made(text, "Llanowar Elves") == "{G}"


@cr("605.4a", "106.12a")
def test_an_ability_of_a_land_that_does_not_tap_it_adds_mana_too() -> None:
    """It makes two, and only one is added to that (603.2c)."""
    assert _made(CAUSED, SPRING) == "{G}{G}{G}"
    assert _made(TAPPED, SPRING) == "{G}{G}"
    assert _made(TAPPED, "Forest") == "{G}{G}"


@cr("605.4a")
def test_what_is_tapped_for_colorless_mana() -> None:
    monument = creature("Whenever you tap a permanent for {C}, add an additional {C}.")

    def made(name: str) -> str:
        mine = {"battlefield": [monument, name], "mana": "lands"}
        return board(mine, [], tap(name)).report["verdict"]

    assert made("Sol Ring") == "A adds {C}{C}{C}."
    assert made("Forest") == "A adds {G}."


@cr("605.4a")
def test_what_it_adds_pays_for_what_is_cast() -> None:
    mine = {"battlefield": [_sun(TAPPED), "Forest", "Forest"], "hand": ["Giant Spider"], "mana": "lands"}
    board(mine, [], cast("Giant Spider"), expect=["Forest#1 is tapped", "Forest#2 is tapped"])
