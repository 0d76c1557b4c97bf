"""Dealing damage, whole or divided (CR 120)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.abilities.base import Amount, Node, ObjectVerb, Ref, Who
from engine.abilities.nouns.noun_groups import ControlledBy
from engine.abilities.nouns.object_phrases import Some
from engine.abilities.nouns.player_phrases import ThatPlayer
from engine.abilities.nouns.target_phrases import AnyTarget, Target
from engine.abilities.quantities.amounts import ONE
from engine.abilities.verbs.amount_position import is_counted, is_measured
from engine.grammar.phrase import hidden, phrase


class DamageOrder(Enum):
    """Whether the recipient is named before or behind what the damage is equal to."""

    LAST = "last"
    FIRST = "first"


def _is_theirs(node: PlayerOrPermanent) -> bool:
    """A permanent of the player who was spoken of."""
    last = node.permanent.group.last.qualifiers if node.permanent.group is not None else ()
    return node.permanent.count == ONE and any(isinstance(one, ControlledBy) for one in last)


@phrase("{player:obj} or {permanent:obj}", when=_is_theirs)
@dataclass(frozen=True, slots=True)
class PlayerOrPermanent(Node):
    """ "(damage to) that player or a planeswalker that player controls": whoever carries it out chooses (608.2d)."""

    player: ThatPlayer
    permanent: Some


@phrase("{amount:digits} damage to {recipient:obj}", when=is_counted)
@dataclass(frozen=True, slots=True)
class DamageShare(Node):
    """ "and 3 damage to any other target": dealt at the same time."""

    amount: Amount
    recipient: Ref | Who


@phrase("<deal> {amount:digits} damage to {recipients:and obj}", when=is_counted)
@phrase(
    "<deal> {amount:digits} damage to {recipients:and obj} and {more:and}",
    when=lambda verb: is_counted(verb) and len(verb.recipients) == 1 and bool(verb.more),
)
@phrase("<deal> damage equal to {amount} to {recipients:and obj}", when=is_measured)
@phrase("<deal> damage to {recipients:and obj} equal to {amount}", order=DamageOrder.FIRST, when=is_measured)
@dataclass(frozen=True, slots=True)
class DealDamage(ObjectVerb):
    """The subject is the source of the damage (120)."""

    lasting = False
    amount: Amount
    recipients: tuple[Ref | Who | PlayerOrPermanent, ...]
    order: DamageOrder = DamageOrder.LAST
    more: tuple[DamageShare, ...] = ()
    unpreventable: bool = hidden(False)
    """Whether it is said that the damage can't be prevented (615.12)."""


@phrase("<deal> {amount:digits} damage divided as you choose among {recipient:obj}")
@dataclass(frozen=True, slots=True)
class DealDividedDamage(ObjectVerb):
    """Damage divided on announcement, at least 1 to each target (601.2d)."""

    amount: Amount
    recipient: AnyTarget | Target


@phrase("<deal> {amount:digits} damage divided evenly, rounded down, among {recipient:obj}")
@dataclass(frozen=True, slots=True)
class DealEvenly(ObjectVerb):
    """Damage divided as it is dealt, among the targets that are still legal then (120, 107.1a)."""

    lasting = False
    amount: Amount
    recipient: AnyTarget
