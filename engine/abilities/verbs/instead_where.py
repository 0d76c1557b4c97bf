"""What an effect does instead where something is true, said in the sentence behind it (CR 608.2c, 614.15)."""

from __future__ import annotations

from dataclasses import dataclass, fields, is_dataclass
from enum import Enum
from typing import Any

from engine.abilities.base import Amount, Condition, Instruction, Node, Ref, Who
from engine.abilities.conditions.how_it_was_cast import WasKicked
from engine.abilities.keyword_actions.create import CreateCopy, CreateToken
from engine.abilities.keywords.optional_costs import CostWasPaid
from engine.abilities.nouns.object_phrases import It, This
from engine.abilities.sentences import Does, If, Imperative, Then
from engine.abilities.verbs.deal_damage import DealDamage
from engine.abilities.verbs.mana_of_color_range import AddManaWithin, ColorOrType
from engine.abilities.verbs.payments import Unless
from engine.grammar.phrase import phrase


class InsteadPosition(Enum):
    """Where "instead" stands."""

    LAST = "last"
    FRONT = "front"
    BEHIND = "behind"
    ONLY = "only"
    """In front of "only", which leaves others out."""


def _is_damage(node: DealsInstead) -> bool:
    return len(node.first.verbs) == 1 and isinstance(node.first.verbs[0], DealDamage)


@phrase("{first}. If {condition}, {subject:subj} deals {amount:digits} damage instead", when=_is_damage)
@phrase("{first}. If {condition}, {subject:subj} deals double that damage instead", when=_is_damage)
@phrase(
    "{first}. {subject:subj} deals {amount:digits} damage instead if {condition}",
    place=InsteadPosition.BEHIND,
    when=_is_damage,
)
@dataclass(frozen=True, slots=True)
class DealsInstead(Instruction):
    """ "~ deals 2 damage to any target. If it was kicked, it deals 4 damage instead." """

    first: Does
    condition: Condition
    subject: It | This
    amount: Amount | None = None
    """None where it is double what it would be."""
    place: InsteadPosition = InsteadPosition.LAST


def _creates(node: CreatesInstead) -> bool:
    verb = node.first.verbs[-1]
    return isinstance(verb, CreateToken | CreateCopy) and node.first.duration is None


@phrase("{first}. If {condition}, create {count} of those tokens instead", when=_creates)
@phrase("{first}. If {condition}, instead create {count} of those tokens", place=InsteadPosition.FRONT, when=_creates)
@phrase("{first}. Create {count} of those tokens instead if {condition}", place=InsteadPosition.BEHIND, when=_creates)
@dataclass(frozen=True, slots=True)
class CreatesInstead(Instruction):
    """ "Create six Soldier tokens. If ~ was kicked, create twelve of those tokens instead." """

    first: Imperative
    condition: Condition
    count: Amount
    place: InsteadPosition = InsteadPosition.LAST


def _is_chosen_in_time(node: Instead) -> bool:
    """Other targets can be asked for only by a condition that is known as targets are chosen (601.2c)."""
    if isinstance(node.first, Then) and node.place is not InsteadPosition.FRONT:
        return False
    if isinstance(node.first, If) and not (node.first.behind and isinstance(node.then, If) and node.then.behind):
        return False
    return isinstance(node.condition, WasKicked | CostWasPaid) or not _has_targets(node.then)


def _leaves_some_out(node: Instead) -> bool:
    """Fewer do the same."""
    return isinstance(node.then, Does) and isinstance(node.first, Does) and _is_chosen_in_time(node)


def _has_targets(node: Any) -> bool:
    if isinstance(node, tuple):
        return any(_has_targets(one) for one in node)
    if not isinstance(node, Node) or not is_dataclass(node):
        return False
    return (isinstance(node, Ref | Who) and node.index is not None) or any(
        _has_targets(getattr(node, field.name)) for field in fields(node)
    )


@phrase("{first}. If {condition}, {then} instead", when=_is_chosen_in_time)
@phrase("{first}. If {condition}, instead {then}", place=InsteadPosition.FRONT, when=_is_chosen_in_time)
@phrase("{first}. {then} instead if {condition}", place=InsteadPosition.BEHIND, when=_is_chosen_in_time)
@phrase("{first}. If {condition}, instead only {then}", place=InsteadPosition.ONLY, when=_leaves_some_out)
@dataclass(frozen=True, slots=True)
class Instead(Instruction):
    """ "Draw a card. If you control a Wizard, draw two cards instead." """

    first: Imperative | Does | Then | If | Unless
    condition: Condition
    then: Instruction
    place: InsteadPosition = InsteadPosition.LAST

    @property
    def replaces_all(self) -> bool:
        """With "instead" in front, "a, then b" is all replaced, and by all of "c, then d"."""
        return self.place in (InsteadPosition.FRONT, InsteadPosition.ONLY)


def _adds_of_a_type(node: AddsInstead) -> bool:
    verbs = node.first.verbs
    return len(verbs) == 1 and isinstance(verbs[0], AddManaWithin) and verbs[0].kind is node.kind


@phrase("{first}. If {condition}, add {count} mana of that {kind} instead", when=_adds_of_a_type)
@dataclass(frozen=True, slots=True)
class AddsInstead(Instruction):
    """ "Add one mana of any type that a land you control could produce. If ..., add three mana of that type instead."
    (614.15)"""

    first: Imperative
    condition: Condition
    count: Amount
    kind: ColorOrType
