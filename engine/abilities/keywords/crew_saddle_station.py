"""Crewing, saddling and stationing, and other deeds of keyword abilities as texts speak of them (CR 702.122, 702.134,
702.149, 702.171, 702.174, 702.184)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from engine.abilities.base import Amount, ObjectVerb, Ref
from engine.abilities.nouns.antecedents import Role
from engine.abilities.nouns.object_phrases import That
from engine.abilities.trigger_events.base import ObjectAct, Parties, PlayerAct
from engine.grammar.phrase import phrase


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


@phrase("the number for which {what:subj} stations")
@dataclass(frozen=True, slots=True)
class StationNumber(Amount):
    """The power of the tapped creature, or what a static ability has it count by instead (702.184a, 702.184c)."""

    what: That


class MainPhase(Enum):
    """When it is said to happen."""

    YOURS = "during your main phase"


@phrase("<crew> {what:obj}[ {when}]")
@dataclass(frozen=True, slots=True)
class Crew(ObjectAct):
    """Be tapped to pay the cost of a crew ability (702.122b)."""

    event_parties: ClassVar[Parties] = {"what": Role.EVENT_OTHER}
    what: Ref
    when: MainPhase | None = None


@phrase("<saddle> {what:obj}")
@dataclass(frozen=True, slots=True)
class Saddle(ObjectAct):
    """Be tapped to pay the cost of a saddle ability (702.171c)."""

    event_parties: ClassVar[Parties] = {"what": Role.EVENT_OTHER}
    what: Ref


class Ridden(Enum):
    """What a permanent becomes by these abilities."""

    CREWED = "crewed"
    SADDLED = "saddled"


@phrase("<become> {how}[{first=True} for the first time each turn]")
@dataclass(frozen=True, slots=True)
class BecomeRidden(ObjectAct):
    """A crew or saddle ability of it resolves (702.122d)."""

    how: Ridden
    first: bool = False


@phrase("<mentor> {what:obj}")
@dataclass(frozen=True, slots=True)
class MentorOne(ObjectAct):
    """A mentor ability of it resolves with that target (702.134c)."""

    event_parties: ClassVar[Parties] = {"what": Role.EVENT_OTHER}
    what: Ref


@phrase("<train>")
@dataclass(frozen=True, slots=True)
class Train(ObjectAct):
    """A resolving training ability puts +1/+1 counters on it (702.149c)."""


@phrase("<give> a gift")
@dataclass(frozen=True, slots=True)
class GiveGift(PlayerAct):
    """A spell whose gift was promised, or the gift ability of a permanent, resolves (702.174c)."""

    who_role: ClassVar[Role] = Role.EVENT
