"""What makes spells and loyalty abilities cost more or less (CR 601.2f, 606.5)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.ability import LoyaltyCost
from engine.abilities.base import (
    Amount,
    Condition,
    Declaration,
    Ref,
    Who,
)
from engine.abilities.nouns.object_phrases import It, Some, This
from engine.abilities.permissions.timing import MoreOrLess
from engine.abilities.quantities.for_each import Per
from engine.abilities.verbs.mana import ManaSymbols
from engine.grammar.phrase import phrase


@phrase("planeswalkers' loyalty abilities you activate cost an additional {more} to activate")
@dataclass(frozen=True, slots=True)
class LoyaltyCostsMore(Declaration):
    """(606.5)"""

    more: LoyaltyCost


def _generic(change: CostChange) -> bool:
    """Only changes of generic mana are understood; X is what the sentence says."""
    if change.equal is not None:
        return change.mana.text.upper() == "{X}"
    return change.mana.text.strip("{}").isdigit()


@phrase("{subject:subj} <cost:@subject> {mana} {way} to cast[ for each {per}]", when=_generic)
@phrase("{subject:subj} <cost:@subject> {mana} {way} to cast, where X is {equal}", when=_generic)
@phrase("{subject:subj} <cost:@subject> up to {mana} less to cast", way=MoreOrLess.LESS, up_to=True, when=_generic)
@dataclass(frozen=True, slots=True)
class CostChange(Declaration):
    """ "Goblin spells you cast cost {1} less to cast" (601.2f)."""

    subject: Ref
    mana: ManaSymbols
    way: MoreOrLess
    per: Per | None = None
    equal: Amount | None = None
    up_to: bool = False
    """Whether it is said that it may be less by less than that: of a cost nothing can be taken that is not there."""


def _is_its_own(node: CostChangeIf) -> bool:
    """Of other spells "as long as" is said in front."""
    return isinstance(node.what.subject, This)


@phrase("{what} if {condition}")
@phrase("if {condition}, {what}", front=True, when=_is_its_own)
@dataclass(frozen=True, slots=True)
class CostChangeIf(Declaration):
    """ "~ costs {2} less to cast if you control a Wizard"."""

    what: CostChange
    condition: Condition
    front: bool = False


@phrase("{what} except during its controller's turn")
@dataclass(frozen=True, slots=True)
class CostChangeOnOthersTurns(Declaration):
    """ "Each spell costs {3} more to cast except during its controller's turn" (601.2f)."""

    what: CostChange


@phrase("each spell that would cost less than {least} mana to cast costs {cost} mana to cast")
@dataclass(frozen=True, slots=True)
class LeastCost(Declaration):
    """ "Each spell that would cost less than three mana to cast costs three mana to cast." (601.2f)"""

    least: Amount
    cost: Amount

    def __post_init__(self) -> None:
        if self.least != self.cost:
            raise ValueError("it is raised to what it would be less than")


@phrase("spells {who:subj} <cast:@who> that target {what:obj} cost {mana} {way} to cast")
@dataclass(frozen=True, slots=True)
class TargetingCost(Declaration):
    """ "Spells your opponents cast that target ~ cost {2} more to cast." (601.2f)"""

    who: Who
    what: This | It | Some
    mana: ManaSymbols
    way: MoreOrLess


@phrase("spells {who:subj} <cast:@who> that target {what:obj} cost an additional {life:digits} life to cast")
@dataclass(frozen=True, slots=True)
class TargetingLifeCost(Declaration):
    """ "Spells your opponents cast that target ~ cost an additional 3 life to cast." (118.8)"""

    who: Who
    what: This | It | Some
    life: Amount
