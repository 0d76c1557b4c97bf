"""Boards of the starter set, and a short way to play them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from cards.database import CardDatabase
from engine import Scenario, Table, play

Json = dict[str, Any]
Playing = Callable[..., Table]


@pytest.fixture(scope="session")
def cards() -> CardDatabase:
    return CardDatabase.starter_set()


@pytest.fixture
def game(cards: CardDatabase) -> Playing:
    """``game({"hand": [...]}, {"life": 3}, script=[...])``: players A and B, and whatever else a scenario has."""

    def begin(*sides: Json, locale: str = "en", **rest: Any) -> Table:
        sides = sides or ({}, {})
        players = dict(zip("ABCDEFGH", (*sides, {})[: max(2, len(sides))], strict=False))
        return play(Scenario.load({"version": 1, "players": players, **rest}), cards, locale)

    return begin


def steps(table: Table) -> list[str]:
    """The steps in words."""
    return [step.text for step in table.report().steps]


def held(table: Table) -> dict[str, bool]:
    """What was expected, and whether it held."""
    return {check.check: check.held for check in table.report().expect}
