"""Walking through the nodes of an ability in the order of its text."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import Any, TypeVar

from engine.abilities.base import Ability, Node

N = TypeVar("N", bound=Node)


def parts(node: Node) -> Iterator[Node]:
    """A node's own parts, one level down, in field order."""
    if dataclasses.is_dataclass(node):
        for field in dataclasses.fields(node):
            yield from _nodes(getattr(node, field.name))


def _nodes(value: Any) -> Iterator[Node]:
    if isinstance(value, Node):
        yield value
    elif isinstance(value, tuple):
        for one in value:
            yield from _nodes(one)


def walk(node: Node, *, into_abilities: bool = False) -> Iterator[Node]:
    """A node and everything in it. Abilities that it grants are words of another object: skipped by default."""
    yield node
    for part in parts(node):
        if into_abilities or not isinstance(part, Ability):
            yield from walk(part, into_abilities=into_abilities)


def found(node: Node, *kinds: type[N]) -> Iterator[N]:
    """The nodes of these classes in a node, in the order of the text."""
    for one in walk(node):
        if isinstance(one, kinds):
            yield one
