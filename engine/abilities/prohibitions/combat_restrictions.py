"""What abilities say about attacking and blocking: restrictions, requirements, permissions (CR 506-511).

A restriction is ``Cant`` with the act that is forbidden: "can't block", "can't be blocked by Walls". A
requirement is ``IfAble`` with the act that is required: "attacks each combat if able" (508.1c-d, 509.1b-c).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import ClassVar

from engine.abilities.base import (
    Amount,
    Condition,
    Declaration,
    Duration,
    ObjectVerb,
    Ref,
    Verb,
    Who,
)
from engine.abilities.durations.combat_spans import CombatSpan
from engine.abilities.nouns.comparisons import Against, WithLesser
from engine.abilities.nouns.noun_groups import ControlledBy, Described
from engine.abilities.nouns.object_phrases import Bare, Some
from engine.abilities.prohibitions.cant_be_countered import BeCountered
from engine.abilities.prohibitions.players_cant import Forbidden
from engine.abilities.quantities.amounts import AtLeast
from engine.abilities.verbs.attack_and_block import Attack, Block, Cant
from engine.abilities.verbs.mana import ManaSymbols
from engine.grammar.phrase import Phrased, phrase


@phrase("<crew> Vehicles")
@dataclass(frozen=True, slots=True)
class CrewVehicles(ObjectVerb):
    """ "(can't) crew Vehicles" (702.122c)."""


@phrase("{verbs:or 2+ ^}")
@dataclass(frozen=True, slots=True)
class Either(ObjectVerb):
    """ "attack or block": each of them."""

    verbs: tuple[Attack | Block | CrewVehicles, ...]


@phrase("{verb:^} alone")
@dataclass(frozen=True, slots=True)
class Alone(ObjectVerb):
    """ "attack alone": as the only creature declared (506.5)."""

    verb: Attack | Block | Either


@phrase("can only attack alone")
@dataclass(frozen=True, slots=True)
class AttackOnlyAlone(ObjectVerb):
    """Attack as the only creature declared, or not at all (506.5, 508.1c)."""


def _not_by_stronger(verb: BeBlocked) -> bool:
    """By what is stronger than the creature itself is another restriction."""
    group = verb.by.group if isinstance(verb.by, Bare) else None
    qualifiers = group.qualifiers if isinstance(group, Described) else ()
    return not any(isinstance(one, WithLesser) and one.how is Against.GREATER for one in qualifiers)


@phrase("be blocked[ by {by:obj}]", form="base", when=_not_by_stronger)
@dataclass(frozen=True, slots=True)
class BeBlocked(ObjectVerb):
    """ "(can't) be blocked", "be blocked by Walls"."""

    by: Ref | None = None


@phrase("block or be blocked by {by:obj}", form="base")
@dataclass(frozen=True, slots=True)
class BlockOrBeBlockedBy(ObjectVerb):
    """ "(can't) block or be blocked by non-Spirit creatures": neither of them."""

    by: Ref


@phrase("be blocked by creatures with greater power", form="base")
@dataclass(frozen=True, slots=True)
class BeBlockedByStronger(ObjectVerb):
    """ "(can't) be blocked by creatures with greater power", as skulk says too (702.118b)."""


def _by_any_number(verb: BeBlockedExceptBy) -> bool:
    """Being blocked only by so many at once is another restriction."""
    return not (isinstance(verb.by, Some) and isinstance(verb.by.count, AtLeast))


@phrase("be blocked except by {by:obj}", form="base", when=_by_any_number)
@dataclass(frozen=True, slots=True)
class BeBlockedExceptBy(ObjectVerb):
    """ "(can't) be blocked except by creatures with flying"."""

    by: Ref


@phrase("be blocked except by {count} or more creatures", form="base")
@dataclass(frozen=True, slots=True)
class BeBlockedByFewerThan(ObjectVerb):
    """ "(can't) be blocked except by two or more creatures", as menace says (702.111b)."""

    count: Amount


@phrase("be blocked by more than {count} <creature:#count>", form="base")
@dataclass(frozen=True, slots=True)
class BeBlockedByMoreThan(ObjectVerb):
    """ "(can't) be blocked by more than one creature"."""

    count: Amount


class UsedTo(Enum):
    """What players do in combat with creatures of theirs."""

    ATTACK = "attack"
    BLOCK = "block"


@phrase("{who:subj} can't {act} with {group:pl}")
@dataclass(frozen=True, slots=True)
class CantUse(Declaration):
    """ "Your opponents can't block with creatures with even mana values.": said of those creatures of theirs."""

    who: Who
    act: UsedTo
    group: Described

    @property
    def subject(self) -> Bare:
        """The creatures of which it is said."""
        theirs = (ControlledBy(self.who), *self.group.qualifiers)
        return Bare(replace(self.group, qualifiers=theirs))

    @property
    def verbs(self) -> tuple[Cant, ...]:
        """What is said of them."""
        return (Cant(Attack() if self.act is UsedTo.ATTACK else Block()),)


def _is_asked(verb: CantUnless) -> bool:
    """That a spell can't be countered is not asked under a condition, as no text says it so."""
    return not isinstance(verb.what, BeCountered)


@phrase("can't {what:base} unless {condition}", when=_is_asked)
@phrase("can't {what:base} if {condition}", when_true=True, when=_is_asked)
@dataclass(frozen=True, slots=True)
class CantUnless(ObjectVerb):
    """ "can't attack unless defending player controls an Island" (508.1c, 509.1b), "can't be the target of spells
    unless it attacked this turn" (115)."""

    what: Verb
    condition: Condition
    when_true: bool = False


class Payer(Phrased, Enum):
    """Who is to pay; always the controller of the creature."""

    YOU = "you"
    ITS_CONTROLLER = "its controller"
    THEIR_CONTROLLER = "their controller"

    @property
    def agreement(self) -> str:
        return "base" if self is Payer.YOU else "s"


class PaidFor(Enum):
    """What the amount is paid for; it is the same amount for each creature."""

    IT = ""
    EACH = "for each of those creatures"
    EACH_ATTACKING_YOU = "for each creature they control that's attacking you"


@phrase("can't {what:base} unless {payer} <pay:@payer> {cost}[ {paid_for}]")
@dataclass(frozen=True, slots=True)
class CantUnlessPaid(ObjectVerb):
    """ "can't attack you unless their controller pays {2} for each of those creatures" (508.1h, 509.1d)."""

    what: Verb
    payer: Payer
    cost: ManaSymbols
    paid_for: PaidFor = PaidFor.IT


@phrase("can block only {what:obj}")
@dataclass(frozen=True, slots=True)
class BlockOnly(ObjectVerb):
    """ "can block only creatures with flying"."""

    what: Ref


class CombatAct(Enum):
    """The two acts a combat phase has a player declare."""

    ATTACK = "attack"
    BLOCK = "block"


class AttackedSide(Enum):
    """Whom a limit on attackers protects."""

    YOU = "you"
    THIS = "~"


@phrase("no more than {count} <creature:#count> can {act} each combat")
@phrase("no more than {count} <creature:#count> can attack {whom} each combat", act=CombatAct.ATTACK)
@dataclass(frozen=True, slots=True)
class AtMost(Declaration):
    """A limit on how many creatures are declared in one combat, or attack one player."""

    count: Amount
    act: CombatAct
    whom: AttackedSide | None = None


@phrase("block with more than {count} <creature:#count>", form="base")
@dataclass(frozen=True, slots=True)
class BlockingWithMore(Forbidden):
    """ "(each opponent can't) block with more than one creature this combat" (509.1b)."""

    count: Amount


@phrase("can't be blocked this turn except by {by:obj}")
@dataclass(frozen=True, slots=True)
class CantBeBlockedThisTurnExceptBy(ObjectVerb):
    """ "~ can't be blocked this turn except by creatures with haste" (509.1b, 611.2a)."""

    lasting: ClassVar[bool] = False
    by: Ref

    @property
    def lasts(self) -> Duration | None:
        """How long the effect lasts, as the restriction itself says."""
        return CombatSpan.THIS_TURN.lasts
