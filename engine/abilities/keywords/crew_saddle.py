"""Crew and saddle (CR 702.122, 702.171)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from engine.abilities.base import Adjective, Amount, Condition, CostPart, ObjectVerb, Ref
from engine.abilities.nouns.antecedents import Role
from engine.abilities.trigger_events import ObjectEventVerb
from engine.abilities.trigger_events.base import Parties
from engine.grammar.phrase import phrase


@phrase("tap any number of other untapped creatures you control with total power {amount:digits} or greater")
@dataclass(frozen=True, slots=True)
class TapTotalPower(CostPart):
    """The cost of crew and saddle (702.122a, 702.171a)."""

    amount: Amount


class Riding(Enum):
    """What creatures are tapped for with their power."""

    CREW = "crew"
    CREW_AND_SADDLE = "crew and saddle"
    STATION = "station"


@phrase("<crew> Vehicles as though its power were {more:digits} greater", riding=Riding.CREW)
@phrase(
    "<saddle> Mounts and <crew> Vehicles as though its power were {more:digits} greater", riding=Riding.CREW_AND_SADDLE
)
@dataclass(frozen=True, slots=True)
class CountsForMore(ObjectVerb):
    """ "crews Vehicles as though its power were 2 greater" (702.122a)."""

    riding: Riding
    more: Amount


@phrase("<crew> Vehicles using its toughness rather than its power", riding=Riding.CREW)
@phrase("<saddle> Mounts and <crew> Vehicles using its toughness rather than its power", riding=Riding.CREW_AND_SADDLE)
@phrase("<station> permanents using its toughness rather than its power", riding=Riding.STATION)
@dataclass(frozen=True, slots=True)
class CountsByToughness(ObjectVerb):
    """ "crews Vehicles using its toughness rather than its power" (702.122a, 702.184c)."""

    riding: Riding


class MainPhase(Enum):
    """When it is said to happen."""

    YOURS = "during your main phase"


@phrase("<crew> {what:obj}[ {when}]")
@dataclass(frozen=True, slots=True)
class Crew(ObjectEventVerb):
    """Be tapped to pay the cost of a crew ability (702.122b)."""

    event_parties: ClassVar[Parties] = {"what": Role.EVENT_OTHER}
    what: Ref
    when: MainPhase | None = None


@phrase("<saddle> {what:obj}")
@dataclass(frozen=True, slots=True)
class Saddle(ObjectEventVerb):
    """Be tapped to pay the cost of a saddle ability (702.171c)."""

    event_parties: ClassVar[Parties] = {"what": Role.EVENT_OTHER}
    what: Ref


class Ridden(Enum):
    """What a permanent becomes by these abilities."""

    CREWED = "crewed"
    SADDLED = "saddled"


@phrase("<become> {how}[{first=True} for the first time each turn]")
@dataclass(frozen=True, slots=True)
class BecomeRidden(ObjectEventVerb):
    """A crew or saddle ability of it resolves (702.122d)."""

    how: Ridden
    first: bool = False


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
class AttackSaddled(ObjectEventVerb):
    """ "attacks while saddled": be declared as an attacker and be saddled then (508.3a, 702.171b)."""
