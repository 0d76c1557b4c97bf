"""What effects do in which layer, and what the layers make of everything (CR 613.1)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from operator import attrgetter
from typing import Any

from engine.abilities.base import Declaration, Node, Verb
from engine.abilities.dispatch import serves
from engine.rules.continuous.statements import StatementInForce
from engine.state.characteristics import Characteristics
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId
from engine.state.objects import GameObject

LAYER_RULES = {
    "1a": "613.2a",
    "1b": "613.2b",
    "2": "613.1b",
    "3": "613.1c",
    "4": "613.1d",
    "5": "613.1e",
    "6": "613.1f",
    "7a": "613.4a",
    "7b": "613.4b",
    "7c": "613.4c",
    "7d": "613.4d",
}
"""The layers and sublayers in their order, each with its rule."""

LAYERS = tuple(LAYER_RULES)


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


_COPIABLE = (
    "name",
    "mana_cost",
    "colors",
    "supertypes",
    "types",
    "subtypes",
    "abilities",
    "power",
    "toughness",
    "loyalty",
    "defense",
    "bare",
)
_SIZE = ("power", "toughness")

NOTED: dict[str, tuple[str, ...]] = {
    "1a": _COPIABLE,
    "1b": _COPIABLE,
    "2": ("controller", "name"),
    "3": _COPIABLE,
    "4": ("types", "subtypes", "supertypes", "abilities", "bare"),
    "5": ("colors", "name"),
    "6": ("abilities", "bare"),
    "7a": _SIZE,
    "7b": _SIZE,
    "7c": _SIZE,
    "7d": _SIZE,
}
"""The characteristics that are noted after each thing that is applied in a layer."""

NOTE: dict[str, Callable[[Characteristics], tuple[Any, ...]]] = {layer: attrgetter(*NOTED[layer]) for layer in LAYERS}

Added = Callable[[Any], "tuple[int, int] | None"]
"""How much a verb adds to power and toughness, where that is the same whatever it applies to (613.4c)."""

ADDED: dict[type[Node], Added] = {}


def added_by(verb: type[Verb]) -> Callable[[Added], Added]:
    """Decorator: so much the verb adds in layer 7c, where nothing else is to be known of it."""

    def remember(function: Added) -> Added:
        ADDED[verb] = function
        return function

    return remember


LAST_OF_LAYER: set[type[Node]] = set()
"""Verbs that say what can't be had: whatever their timestamps, nothing of their layer comes after them (113.11)."""


Identity = tuple[ObjectId, int, int]
"""What an effect comes from, and which it is."""


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

    @property
    def identity(self) -> Identity:
        """What it is, from one run through the layers to the next."""
        said = self.standing
        if said.affected is not None:
            return said.frame.source, said.timestamp, id(self.verb)
        return said.frame.source, id(said.frame.ability), id(self.verb)
