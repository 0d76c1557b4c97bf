"""How a node of the language finds the code that carries it out: one table per use, keyed by the node's class.

The tables know themselves, so a test can ask of every node the grammar produces whether the engine plays it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Generic, TypeVar

from engine.abilities.base import Node

F = TypeVar("F", bound=Callable[..., Any])

TABLES: list[Table[Any]] = []


class NotPlayed(LookupError):
    """A node that the grammar reads and that nothing carries out where it stands."""


class Table(Generic[F]):
    """Functions by node class; a class without its own is served by the nearest class above it."""

    def __init__(self, use: str) -> None:
        self.use = use
        self._by_class: dict[type, F] = {}
        TABLES.append(self)

    def register(self, *classes: type[Node]) -> Callable[[F], F]:
        """Decorator: this function serves these node classes."""

        def remember(function: F) -> F:
            for cls in classes:
                if cls in self._by_class:
                    raise ValueError(f"{cls.__name__} already has a function for {self.use}")
                self._by_class[cls] = function
            return function

        return remember

    def get(self, cls: type) -> F | None:
        """The function for a node class, or None."""
        found = self._by_class.get(cls)
        if found is None:
            for parent in cls.__mro__[1:]:
                found = self._by_class.get(parent)
                if found is not None:
                    break
        return found

    def __getitem__(self, cls: type) -> F:
        found = self.get(cls)
        if found is None:
            raise NotPlayed(f"nothing is registered to use {cls.__name__} as {self.use}")
        return found

    def __contains__(self, cls: type) -> bool:
        return self.get(cls) is not None

    def classes(self) -> Iterable[type]:
        return self._by_class


def executable(cls: type[Node]) -> bool:
    """Whether some table can carry out a node of this class."""
    return any(cls in table for table in TABLES)
