"""Costs written on spells: additional, alternative, one or the other (CR 118.8-118.9)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.ability import DoAsCost, PayLife
from engine.abilities.base import Condition, CostPart, Paragraph
from engine.grammar.phrase import phrase


def _are_actions(cost: EitherCost) -> bool:
    """Mana and tap symbols are never offered one by one: they belong to whole costs."""
    return all(isinstance(option, DoAsCost | PayLife) for option in cost.options)


@phrase("{options:or 2+}", when=_are_actions)
@dataclass(frozen=True, slots=True)
class EitherCost(CostPart):
    """ "sacrifice a creature or pay {3}": one of them, announced as the spell is cast (601.2b)."""

    options: tuple[CostPart, ...]


@phrase("as an additional cost to cast ~, {costs:and}.")
@dataclass(frozen=True, slots=True)
class AdditionalCost(Paragraph):
    """A cost that must be paid besides the mana cost, or instead of it (118.8)."""

    costs: tuple[CostPart, ...]


@phrase("[if {condition}, ]you may {costs:and} rather than pay ~'s mana cost.")
@phrase("[if {condition}, ]you may {costs:and} rather than pay this spell's mana cost.", reads_only=True)
@phrase(
    "you may {costs:and} rather than pay ~'s mana cost if {condition}.",
    reads_only=True,
    when=lambda cost: cost.condition is not None,
)
@phrase("if {condition}, rather than pay ~'s mana cost, you may {costs:and}.", behind=True)
@dataclass(frozen=True, slots=True)
class AlternativeCost(Paragraph):
    """A cost that may be paid instead of the mana cost (118.9)."""

    costs: tuple[CostPart, ...]
    condition: Condition | None = None
    behind: bool = False
    """Whether the cost is said last."""
