"""What prevention effects do besides, and how it speaks of the damage prevented (CR 615.5)."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from typing import ClassVar

from engine.abilities.base import Amount, Instruction, Node
from engine.abilities.nouns.types_and_colors import CardType, Color
from engine.abilities.quantities.for_each import Per
from engine.abilities.sentences import OF_PREVENTION, IfDone
from engine.grammar.phrase import phrase


@phrase("the damage prevented this way")
@dataclass(frozen=True, slots=True)
class PreventedDamage(Amount):
    """How much the effect has prevented (615.5)."""


@phrase("1 damage prevented this way")
@dataclass(frozen=True, slots=True)
class PerPrevented(Per):
    """ "(for each) 1 damage prevented this way" (615.5)."""

    of_no_objects: ClassVar[bool] = True


@phrase("a {type} source")
@phrase("a non{without} source")
@phrase("a {color} source")
@dataclass(frozen=True, slots=True)
class SourceOfKind(Node):
    """What damage would have been dealt by, where only that of such sources counts."""

    type: CardType | None = None
    without: CardType | None = None
    color: Color | None = None


@phrase("if damage from {source} is prevented this way, {then}")
@dataclass(frozen=True, slots=True)
class IfPreventedFrom(Instruction):
    """ "If damage from a creature source is prevented this way, ~ deals that much damage to that creature." (615.5)"""

    source: SourceOfKind
    then: Instruction


def speaks_of_prevented(node: object) -> bool:
    """Whether an instruction speaks of the damage prevented."""
    if isinstance(node, tuple):
        return any(speaks_of_prevented(part) for part in node)
    if isinstance(node, PreventedDamage | PerPrevented | IfPreventedFrom):
        return True
    if isinstance(node, IfDone) and node.did in OF_PREVENTION:
        return True
    if not isinstance(node, Node) or not dataclasses.is_dataclass(node):
        return False
    return any(speaks_of_prevented(getattr(node, field.name)) for field in dataclasses.fields(node))


def each_speaks_of_prevented(then: tuple[Instruction, ...]) -> bool:
    """Whether each of the sentences behind a prevention effect is part of it: one that speaks of something else is a
    sentence of its own."""
    return all(map(speaks_of_prevented, then))
