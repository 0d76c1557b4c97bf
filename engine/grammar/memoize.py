"""Remembering what is worked out of a thing that never changes: a node, a printed card."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import TypeVar

T = TypeVar("T")
R = TypeVar("R")

MOST = 1 << 16
"""After so many things everything is forgotten: those that games make as they go on would pile up."""


def memoized(function: Callable[[T], R]) -> Callable[[T], R]:
    """Decorator: the function answers once for each thing, known by its identity. To compare two nodes is to
    compare all that they are made of, which takes longer than most questions about them."""
    known: dict[int, tuple[T, R]] = {}

    @wraps(function)
    def ask(thing: T) -> R:
        found = known.get(id(thing))
        if found is not None and found[0] is thing:
            return found[1]
        made = function(thing)
        if len(known) >= MOST:
            known.clear()
        known[id(thing)] = (thing, made)
        return made

    return ask
