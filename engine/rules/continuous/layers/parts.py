"""What effects do in which layer, and what the layers make of everything (CR 613.1)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from engine.abilities.base import Declaration, Node, Verb
from engine.abilities.dispatch import serves
from engine.rules.continuous.statements import StatementInForce
from engine.state.characteristics import Characteristics
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId
from engine.state.objects import GameObject

LAYERS = ("1a", "1b", "2", "3", "4", "5", "6", "7a", "7b", "7c", "7d")


Modify = Callable[[Game, Any, Characteristics, GameObject, Frame], None]
"""Changes the characteristics of one object as a verb says."""


class _Modifiers:
    """Which layers a verb applies in, and what it does there (613.1)."""

    def __init__(self) -> None:
        self.by_verb: dict[type[Node], list[tuple[str, Modify, bool]]] = {}

    def register(self, verb: type[Verb], layer: str, *, unsettles: bool = False) -> Callable[[Modify], Modify]:
        """Decorator: this is what the verb does in that layer. ``unsettles`` says that it may take abilities
        away or replace them, so that other effects of the layer can depend on it."""

        def remember(function: Modify) -> Modify:
            self.by_verb.setdefault(verb, []).append((layer, function, unsettles))
            return function

        return remember

    def __contains__(self, verb: object) -> bool:
        return verb in self.by_verb


MODIFIERS = _Modifiers()
serves((Verb, Declaration), MODIFIERS)


WRITES: dict[str, frozenset[str]] = {
    "2": frozenset({"controller"}),
    "3": frozenset({"abilities", "subtypes", "colors", "name"}),
    "4": frozenset({"types", "subtypes", "supertypes", "abilities"}),
    "5": frozenset({"colors"}),
    "6": frozenset({"abilities"}),
    "7a": frozenset({"power", "toughness"}),
    "7b": frozenset({"power", "toughness"}),
    "7c": frozenset({"power", "toughness"}),
    "7d": frozenset({"power", "toughness"}),
}
"""The characteristics that effects of a layer change (613.1); layer 1 can change all."""


LAST_OF_LAYER: set[type[Node]] = set()
"""Verbs that say what can't be had: whatever their timestamps, nothing of their layer comes after them (113.11)."""


@dataclass(slots=True)
class Part:
    """What one effect does in one layer."""

    standing: StatementInForce
    verb: Node
    modify: Modify
    unsettles: bool
    cda: bool
    order: tuple[int, int, int, int]
    """Whether it comes last (``LAST_OF_LAYER``), its timestamp, when its object was given the ability that says it, its
    place in its text."""


@dataclass(slots=True)
class Derived:
    """What has been worked out, and from which versions of which facets."""

    characteristics: dict[ObjectId, Characteristics]
    versions: dict[str, int]
    standing: list[StatementInForce]
    by_verb: dict[type, list[tuple[Node, StatementInForce]]] = field(default_factory=dict)
    carriers: list[ObjectId] = field(default_factory=list)
    """The objects with abilities other than none, in timestamp order of entry."""
    steps: dict[ObjectId, list[tuple[str, Part]]] = field(default_factory=dict)
    """For each object the effects that were applied to it, by layer, in order (for ``/why``)."""
