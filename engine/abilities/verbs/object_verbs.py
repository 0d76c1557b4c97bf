"""What objects do or become: deal damage, get +1/+1, gain abilities, fight; what they can't do."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum
from typing import Self

from engine.abilities.base import (
    Ability,
    Amount,
    Node,
    ObjectVerb,
    Ref,
    Verb,
    Who,
)
from engine.abilities.nouns.target_phrases import AnyTarget, Target
from engine.abilities.quantities.amounts import Fixed, X, Y
from engine.abilities.verbs.amount_position import is_counted, is_measured
from engine.grammar.phrase import Terminal, phrase


class DamageOrder(Enum):
    """Whether the recipient is named before or behind what the damage is equal to."""

    LAST = "last"
    FIRST = "first"


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
    recipients: tuple[Ref | Who, ...]
    order: DamageOrder = DamageOrder.LAST
    more: tuple[DamageShare, ...] = ()


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


@dataclass(frozen=True, slots=True)
class PTChange(Node, Terminal):
    """ "+2/-1" or "+X/+X": a change of power and toughness; the sign is part of the writing."""

    power: Amount
    toughness: Amount
    power_sign: int = 1
    toughness_sign: int = 1

    pattern = re.compile(r"([+-])(\d+|X)/([+-])(\d+|X|Y)", re.IGNORECASE)

    @classmethod
    def read(cls, text: str) -> Self:
        found = cls.pattern.fullmatch(text)
        assert found is not None
        sign = {"+": 1, "-": -1}
        return cls(_size(found[2]), _size(found[4]), sign[found[1]], sign[found[3]])

    def __str__(self) -> str:
        signs = ["+" if sign > 0 else "-" for sign in (self.power_sign, self.toughness_sign)]
        return f"{signs[0]}{_written(self.power)}/{signs[1]}{_written(self.toughness)}"


def _size(text: str) -> Amount:
    unknown = {"X": X(), "Y": Y()}.get(text)
    return unknown if unknown is not None else Fixed(int(text))


def _written(amount: Amount) -> str:
    return str(amount.value) if isinstance(amount, Fixed) else "Y" if isinstance(amount, Y) else "X"


@phrase("<get> {change}")
@dataclass(frozen=True, slots=True)
class GetPT(ObjectVerb):
    """(613.4c)"""

    change: PTChange


@phrase("<gain> {abilities:and quoted}")
@dataclass(frozen=True, slots=True)
class GainAbilities(ObjectVerb):
    """(613.1f) The abilities are keywords or quoted abilities."""

    abilities: tuple[Ability, ...]


@phrase("<have> {abilities:and quoted}")
@dataclass(frozen=True, slots=True)
class HaveAbilities(ObjectVerb):
    """The form static abilities use (613.1f)."""

    abilities: tuple[Ability, ...]


@phrase("<lose> all abilities")
@dataclass(frozen=True, slots=True)
class LoseAllAbilities(ObjectVerb):
    """(613.1f)"""


@phrase("<fight> {what:obj}")
@dataclass(frozen=True, slots=True)
class Fight(ObjectVerb):
    """(701.14)"""

    what: Ref


@phrase("can't {what:base}")
@dataclass(frozen=True, slots=True)
class Cant(ObjectVerb):
    """A restriction on the subject (101.2): "can't block"."""

    what: Verb


@phrase("<attack>[ {what:or obj}]")
@dataclass(frozen=True, slots=True)
class Attack(ObjectVerb):
    """ "(can't) attack", "attack you or planeswalkers you control" (508)."""

    what: tuple[Who | Ref, ...] = ()


@phrase("<block>[ {what:obj}]")
@dataclass(frozen=True, slots=True)
class Block(ObjectVerb):
    """ "(can't) block", "block ~" (509)."""

    what: Ref | None = None
