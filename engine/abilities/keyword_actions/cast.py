"""Casting, as texts say it (CR 601.3, 608.2g, 701.5)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.abilities.base import OtherCost, PlayerVerb, Ref
from engine.abilities.nouns.comparisons import WithCompared
from engine.abilities.nouns.noun_groups import Described, Group, Where, WithNumber
from engine.abilities.nouns.object_phrases import This
from engine.grammar.phrase import phrase


class Manner(Enum):
    """How an effect has a card cast."""

    NORMALLY = ""
    TRANSFORMED = "transformed"


class Payment(Enum):
    """Whether the card is cast for its cost."""

    FOR_ITS_COST = ""
    FREE = "without paying its mana cost"
    FREE_ALL = "without paying their mana costs"

    @property
    def is_free(self) -> bool:
        """Whether nothing is paid for the mana cost (118.9)."""
        return self is not Payment.FOR_ITS_COST


class Duty(Enum):
    """Whether the player may not leave it."""

    UNSAID = ""
    IF_ABLE = "if able"


def _is_another(verb: CastCard) -> bool:
    """What a card's own ability has cast is cast for the cost of a keyword (702.35a, 702.94a)."""
    return not isinstance(verb.what, This)


@phrase("<cast> {what:obj}[ {manner}][ {payment}][ {duty}]")
@phrase("<cast> {what:obj} {rather}", when=_is_another)
@dataclass(frozen=True, slots=True)
class CastCard(PlayerVerb):
    """Cast a card while a spell or ability resolves, ignoring its timing (608.2g)."""

    what: Ref
    manner: Manner = Manner.NORMALLY
    payment: Payment = Payment.FOR_ITS_COST
    duty: Duty = Duty.UNSAID
    rather: OtherCost | None = None
    """What is paid rather than the mana cost (118.9)."""


class OwnZone(Enum):
    """Where the spell is cast from."""

    HAND = "from your hand"
    GRAVEYARD = "from your graveyard"
    HAND_OR_GRAVEYARD = "from your hand or graveyard"


def _is_a_spell(verb: CastFrom) -> bool:
    """A spell is spoken of, and of a number only where nothing is paid, so that X is 0 (107.3b)."""
    group = verb.group
    if not isinstance(group, Described) or group.head.noun is not Where.SPELL:
        return False
    numbers = [one for one in (*group.qualifiers, verb.number) if isinstance(one, WithNumber | WithCompared)]
    return verb.payment is Payment.FREE or (verb.payment is Payment.FOR_ITS_COST and not numbers)


@phrase("<cast> a {group:sg} {where}[ {number}][ {payment}]", when=_is_a_spell)
@phrase("<cast> a {group:sg} {where} {rather}", when=_is_a_spell)
@dataclass(frozen=True, slots=True)
class CastFrom(PlayerVerb):
    """ "(You may) cast a spell with mana value 5 or less from your hand without paying its mana cost." """

    group: Group
    where: OwnZone
    number: WithNumber | WithCompared | None = None
    payment: Payment = Payment.FOR_ITS_COST
    rather: OtherCost | None = None
    """What is paid rather than the mana cost (118.9)."""
