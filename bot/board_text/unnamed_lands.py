"""Lands of which no name is said: "4 lands" are basic lands without a basic land type, which tells least (305.6)."""

from __future__ import annotations

from bot.boards.moves import Side
from bot.card_names import Names
from bot.words import typed
from cards import fold

ANY_LAND = "Wastes"


def land_called(name: str, names: Names) -> str | None:
    """The card that stands for any land, where a text says no more than that it is one; None for anything else."""
    return ANY_LAND if fold(name) in typed("situation-kind-land") and names.exact(name) is None else None


def taken_for_lands(items: str, side: Side) -> bool:
    """Whether lands of a side are taken to be such ones, and its text names none."""
    there = (one if isinstance(one, str) else one.get("card") for one in side.get("battlefield", ()))
    return ANY_LAND in there and fold(ANY_LAND) not in fold(items)
