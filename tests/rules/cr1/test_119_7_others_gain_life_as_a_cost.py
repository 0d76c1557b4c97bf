"""Costs that others gain life by (CR 118.9, 119.7)."""

from __future__ import annotations

from typing import Any

from tests.helpers import RESOLVE, board, cast, cr, creature

GROWN = cast("Invigorate", "Grizzly Bears", costs="alternative")
MINE: dict[str, Any] = {"battlefield": ["Forest", "Grizzly Bears"], "hand": ["Invigorate"]}


@cr("118.9")
def test_an_opponent_gains_life_instead_of_mana_being_paid() -> None:
    board({**MINE, "mana": ""}, [], GROWN, RESOLVE, expect=["B life 23", "Grizzly Bears is 6/6"])
    board({**MINE, "battlefield": ["Grizzly Bears"]}, [], GROWN, refused="118.9")


@cr("119.7")
def test_it_cant_be_paid_by_whoever_cant_gain_life() -> None:
    held = creature("Your opponents can't gain life.")
    board({**MINE, "battlefield": ["Forest", "Grizzly Bears", held]}, [], GROWN, refused="119.7")
