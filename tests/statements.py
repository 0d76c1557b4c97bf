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


@cache
def cards_needed(path: Path) -> frozenset[str]:
    """The names of the cards that the boards of a statement ask for."""
    return frozenset(name for scenario in scenarios(path) for name in _names(scenario.data["players"]))


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


def missing(path: Path, cards: CardDatabase) -> list[str]:
    """The cards that a statement's boards need and the database has not."""
    return sorted(name for name in cards_needed(path) if name not in cards)


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
