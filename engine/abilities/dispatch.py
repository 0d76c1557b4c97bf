"""How a node of the language finds the code that carries it out: one table per use, keyed by the node's class.

The tables know what they serve, so it can be asked of every node that the grammar produces whether the engine plays it.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable
from enum import Enum, auto
from typing import Any, Generic, TypeVar

from engine.abilities.base import Node

F = TypeVar("F", bound=Callable[..., Any])


class NotPlayed(LookupError):
    """A node that the grammar reads and that nothing carries out where it stands."""


class Use(Enum):
    """In which texts something serves a node."""

    ANYWHERE = auto()
    SAID = auto()
    """Where it is said all along, as static abilities do (604.1)."""
    DONE = auto()
    """Where it is done as a spell or ability resolves (608.2)."""
    CHOSEN = auto()
    """Where somebody chooses what it stands for as it is done (608.2d)."""


is_complete = False
"""Whether everything that carries out nodes has been imported (``engine.mechanics.assembly`` says so)."""

SERVERS: list[tuple[tuple[type[Node], ...], Container[type], Use]] = []
"""What serves nodes of which categories, and in which texts."""


def serves(categories: tuple[type[Node], ...], server: Container[type], use: Use = Use.ANYWHERE) -> None:
    """Note that the classes of nodes in a container are carried out, as nodes of these categories."""
    SERVERS.append((categories, server, use))


class Dispatch(Generic[F]):
    """Functions by node class; a class without its own is served by the nearest class above it.

    ``use`` names what they are for. ``categories`` are the categories of nodes that they serve, and ``where`` in which
    texts; a table without any is for what other tables serve already.
    """

    def __init__(self, use: str, *categories: type[Node], where: Use = Use.ANYWHERE) -> None:
        self.use = use
        self._by_class: dict[type, F] = {}
        if categories:
            serves(categories, self, where)

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

    def classes(self) -> Iterable[type]:
        """The node classes that have a function of their own."""
        return self._by_class

    def __contains__(self, cls: object) -> bool:
        return isinstance(cls, type) and self.get(cls) is not None
