"""The founding statements and their scenarios: one file for each, played on whatever cards and rules are at hand."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

from cards.database import CardDatabase
from cards.model import Card
from engine import Scenario

FOLDER = Path(__file__).parent / "scenarios" / "statements"
FILES = sorted(FOLDER.glob("S*.json"))


@cache
def scenarios(path: Path) -> tuple[Scenario, ...]:
    """The boards that show one statement."""
    return tuple(Scenario.load_all(path))


def _names(part: Any) -> Iterator[str]:
    """The cards named on a board; a bare name stands in a list of a zone."""
    if isinstance(part, dict) and "token" in part:
        yield from (name for key, name in part["token"].items() if key == "copy_of")
    elif isinstance(part, dict) and "card" in part:
        yield part["card"]
    elif isinstance(part, dict):
        for value in part.values():
            yield from _names(value)
    elif isinstance(part, list):
        for one in part:
            if isinstance(one, str):
                yield one
            else:
                yield from _names(one)


def missing(scenario: Scenario, cards: CardDatabase) -> set[str]:
    """The cards that a board needs and the database has not."""
    return {name for name in _names(scenario.data["players"]) if name not in cards}


class Shelf:
    """The cards of one database and the rules of another."""

    def __init__(self, cards: CardDatabase, rules: CardDatabase) -> None:
        self._cards = cards
        self.info = rules.info
        self.rule = rules.rule
        self.current_number = rules.current_number
        self.statement = rules.statement

    def __getitem__(self, name: str) -> Card:
        return self._cards[name]

    def __contains__(self, name: object) -> bool:
        return name in self._cards

    def __iter__(self) -> Iterator[str]:
        return iter(self._cards)


def unheld(checks: Iterable[Any]) -> list[str]:
    """What was expected and is not so."""
    return [f"{check.check}: found {check.found}" for check in checks if not check.held]
