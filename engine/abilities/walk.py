"""Walking through the nodes of an ability in the order of its text."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import Any, TypeVar

from engine.abilities.base import Ability, Node

N = TypeVar("N", bound=Node)


_NAMES: dict[type[Node], tuple[str, ...]] = {}


def _names(kind: type[Node]) -> tuple[str, ...]:
    """The fields of a class of nodes, in the order of its text; looked up once, for all who walk."""
    known = _NAMES.get(kind)
    if known is None:
        known = tuple(field.name for field in dataclasses.fields(kind)) if dataclasses.is_dataclass(kind) else ()
        _NAMES[kind] = known
    return known


def parts(node: Node) -> Iterator[Node]:
    """A node's own parts, one level down, in field order."""
    for name in _names(type(node)):
        value = getattr(node, name)
        if isinstance(value, Node):
            yield value
        elif isinstance(value, tuple):
            yield from _nodes(value)


def _nodes(values: tuple[Any, ...]) -> Iterator[Node]:
    for value in values:
        if isinstance(value, Node):
            yield value
        elif isinstance(value, tuple):
            yield from _nodes(value)


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


def replaced(node: Any, old: Node, new: Node) -> Any:
    """A node with a part of it replaced wherever it stands."""
    if node is old:
        return new
    if isinstance(node, tuple):
        return tuple(replaced(one, old, new) for one in node)
    if not isinstance(node, Node) or not dataclasses.is_dataclass(node):
        return node
    changes = {}
    for field in dataclasses.fields(node):
        before = getattr(node, field.name)
        after = replaced(before, old, new)
        if after is not before and after != before:
            changes[field.name] = after
    return dataclasses.replace(node, **changes) if changes else node
