"""Where rules and keyword abilities add something to what another rule does.

What has been added is run in the order of the rules that it plays, whichever module was imported first.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Generic, TypeVar

T = TypeVar("T")


def place(rule: str) -> tuple[int, int, str]:
    """Where a rule stands in the CR: 701.9 before 701.10, 704.5g before 704.5t."""
    found = re.fullmatch(r"(\d{3})\.(\d+)([a-z]?)", rule)
    if found is None:
        raise ValueError(f"not the number of a rule: {rule}")
    section, number, letter = found.groups()
    return int(section), int(number), letter


class Hooks(Generic[T]):
    """What rules have added for one purpose, in the order of their numbers, then of names."""

    def __init__(self) -> None:
        self._added: list[tuple[tuple[int, int, str], str, T]] = []
        self._in_order: tuple[T, ...] = ()

    def add(self, rule: str, name: str, one: T) -> None:
        """Add what a rule, by its number, has for this purpose; the name tells it from what else that rule has."""
        self._added.append((place(rule), name, one))
        self._added.sort(key=lambda added: added[:2])
        self._in_order = tuple(one for *_, one in self._added)

    def by(self, rule: str) -> Callable[[T], T]:
        """Decorator: this function plays the rule with that number."""

        def remember(function: T) -> T:
            self.add(rule, f"{function.__qualname__} {function.__module__}", function)  # type: ignore[attr-defined]
            return function

        return remember

    def __iter__(self) -> Iterator[T]:
        return iter(self._in_order)
