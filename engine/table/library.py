"""Where cards come from, and what else the same library may know: rules, dungeons, statements, dates. ``CardDatabase``
knows it all, a plain dict nothing but the cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, runtime_checkable

from cards.model import Card, Rule, Statement


class Cards(Protocol):
    """Where cards come from: a mapping from names to cards. It raises KeyError where there is none of a name."""

    def __getitem__(self, name: str, /) -> Card: ...


@runtime_checkable
class NamesNear(Protocol):
    """An error that tells which names are near to one that was not found, the nearest first."""

    near: Sequence[str]


@runtime_checkable
class KnowsRules(Protocol):
    """A library with the rules of an edition of its own."""

    def current_number(self, home_number: str, /) -> str | None:
        """The number that a rule of the home edition has there; None if it has vanished."""

    def rule(self, number: str, /) -> Rule:
        """The rule with a number of that edition; LookupError where there is none."""
        ...


@runtime_checkable
class KnowsDungeons(Protocol):
    """A library that has the dungeon cards, which players need not list (309.2)."""

    def dungeons(self) -> tuple[Card, ...]: ...


@runtime_checkable
class KnowsStatements(Protocol):
    """A library that has the founding statements by their ids ("S13")."""

    def statement(self, name: str, /) -> Statement | None: ...


class Dates(Protocol):
    """How old what is in a library is; empty where nothing of the kind is in it."""

    @property
    def cards_date(self) -> str: ...

    @property
    def rules_date(self) -> str: ...


@runtime_checkable
class KnowsDates(Protocol):
    """A library that knows how old it is."""

    @property
    def info(self) -> Dates: ...
