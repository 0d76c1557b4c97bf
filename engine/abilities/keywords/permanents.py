"""Numbers, conditions and verbs that keyword abilities of permanents need (CR 702)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.abilities.base import Adjective, Amount, Condition, ObjectVerb, Qualifier, Ref
from engine.abilities.nouns.noun_groups import Number
from engine.abilities.quantities.for_each import Per
from engine.abilities.trigger_events import ObjectAct
from engine.grammar.phrase import phrase

# ---- what is counted


@phrase("creature blocking it beyond the first")
@dataclass(frozen=True, slots=True)
class PerFurtherBlocker(Per):
    """Of this creature (702.23a)."""


@phrase("opponent you have")
@dataclass(frozen=True, slots=True)
class PerOpponent(Per):
    """Opponents still in the game (702.125a-b)."""


@phrase("opponent you attacked with a creature this combat")
@dataclass(frozen=True, slots=True)
class PerOpponentAttacked(Per):
    """(702.121a)"""


@phrase("the total life lost this way")
@dataclass(frozen=True, slots=True)
class LifeLostThisWay(Amount):
    """The life that players have lost since this ability began to resolve (702.101a)."""


@phrase("with the same {what} as ~")
@dataclass(frozen=True, slots=True)
class SameNumber(Qualifier):
    """ "a card with the same mana value as ~"; as that last was, where it has left (608.2h)."""

    what: Number


# ---- as it entered


@phrase("tribute was paid")
@phrase("tribute wasn't paid", denied=True)
@dataclass(frozen=True, slots=True)
class TributePaid(Condition):
    """Whether the opponent chosen had the creature enter with the counters (702.104b)."""

    denied: bool = False


@phrase("~ entered with haste instead of a counter")
@dataclass(frozen=True, slots=True)
class ChoseHaste(Condition):
    """What was chosen for riot (702.136a)."""


@phrase("creature it devoured")
@dataclass(frozen=True, slots=True)
class PerDevoured(Per):
    """(702.82b)"""


@phrase("it devoured a creature")
@dataclass(frozen=True, slots=True)
class DevouredSome(Condition):
    """(702.82b)"""


# ---- attachments


@phrase("~ is attached to a creature")
@dataclass(frozen=True, slots=True)
class IsAttachedToCreature(Condition):
    """(702.151a)"""


# ---- saddle


@phrase("<become> saddled")
@dataclass(frozen=True, slots=True)
class BecomeSaddled(ObjectVerb):
    """Get the designation, until end of turn (702.171b)."""

    lasting: ClassVar[bool] = False


@phrase("{subject:subj} <be:@subject> saddled")
@phrase("{subject:subj} isn't saddled", denied=True)
@dataclass(frozen=True, slots=True)
class IsSaddled(Condition):
    """(702.171b)"""

    subject: Ref
    denied: bool = False


@phrase("saddled")
@dataclass(frozen=True, slots=True)
class SaddledNow(Adjective):
    """(702.171b)"""


@phrase("<attack> while saddled")
@dataclass(frozen=True, slots=True)
class AttackSaddled(ObjectAct):
    """ "attacks while saddled": be declared as an attacker and be saddled then (508.3a, 702.171b)."""


# ---- spells


@phrase("the amount of mana spent to cast that spell is greater than ~'s power or toughness")
@dataclass(frozen=True, slots=True)
class MoreManaSpent(Condition):
    """What increment asks (702.191a)."""
