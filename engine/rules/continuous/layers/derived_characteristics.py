"""What has been worked out in a run through the layers (CR 613.1)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from engine.abilities.base import Node
from engine.rules.continuous.layers.effects_by_layer import Identity, Part
from engine.rules.continuous.layers.summing_alike_effects import Together
from engine.rules.continuous.statements import StatementInForce
from engine.state.characteristics import Characteristics
from engine.state.ids import ObjectId

Noted = tuple[str, Part | Together | None, tuple[Any, ...]]
"""Something applied to an object: in which layer, which part of which effect or which effects together (None for
counters that change power and toughness, and for being face down), and the characteristics of ``NOTED`` after it."""


@dataclass(frozen=True, slots=True)
class Loop:
    """Effects that depend on each other in a layer, so that they are applied in the order of their timestamps
    (613.8b): the ``first`` is the oldest."""

    layer: str
    first: Part
    others: tuple[Part, ...]
    spared: tuple[ObjectId, ...]
    """What the first would have changed, had the others been applied before it, and is not applied to."""

    def has(self, part: Part) -> bool:
        """Whether an effect is one of them."""
        return any(one.standing.key == part.standing.key for one in (self.first, *self.others))


@dataclass(slots=True)
class Derived:
    """What has been worked out, and from which versions of which facets."""

    characteristics: dict[ObjectId, Characteristics]
    versions: dict[str, int]
    standing: list[StatementInForce]
    by_verb: dict[type, list[tuple[Node, StatementInForce]]] = field(default_factory=dict)
    carriers: list[ObjectId] = field(default_factory=list)
    """The objects with abilities other than none, in timestamp order of entry."""
    start: dict[ObjectId, Characteristics] = field(default_factory=dict)
    """For each object what it was before any of the layers."""
    steps: dict[ObjectId, list[Noted]] = field(default_factory=dict)
    """For each object what was applied to it, in order."""
    waited: dict[tuple[str, Identity], list[Part]] = field(default_factory=dict)
    """For each part of an effect, by its layer and identity, that was applied later than its timestamp says, what it
    depended on (613.8b)."""
    depended: dict[Identity, set[Identity]] = field(default_factory=dict)
    """For each part of an effect what it depended on that was applied before it, whatever their timestamps (613.8a)."""
    loops: list[Loop] = field(default_factory=list)
    """The effects that depended on each other (613.8b)."""
