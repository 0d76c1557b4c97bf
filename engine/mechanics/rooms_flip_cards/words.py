"""What only cards of unusual forms say: flipping, doors of Rooms, being prepared (CR 709.5, 710, 722)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from engine.abilities.base import (
    Amount,
    Condition,
    Count,
    Declaration,
    KeywordAbility,
    ObjectVerb,
    PlayerVerb,
    Ref,
)
from engine.abilities.conditions.designations import Designation
from engine.abilities.nouns.noun_groups import Group
from engine.abilities.nouns.object_phrases import This
from engine.abilities.trigger_events import PlayerAct
from engine.abilities.verbs import ManaSymbols
from engine.grammar.phrase import phrase


@phrase("<flip> {what:obj}")
@dataclass(frozen=True, slots=True)
class Flip(PlayerVerb):
    """(710.1a)"""

    what: Ref


# ---- Rooms


@phrase("<unlock> this door")
@dataclass(frozen=True, slots=True)
class UnlockThisDoor(PlayerAct):
    """The half that this is written on becomes unlocked (709.5h)."""


@phrase("fully <unlock> {what:obj}")
@dataclass(frozen=True, slots=True)
class FullyUnlock(PlayerAct):
    """ "you fully unlock a Room" (709.5i)."""

    what: Ref


class DoorWork(Enum):
    """What is done to a door of a Room (709.5f-g)."""

    UNLOCK = "unlock a locked door"
    EITHER = "lock or unlock a door"


@phrase("{work} of {what:obj}")
@dataclass(frozen=True, slots=True)
class WorkDoor(PlayerVerb):
    """ "unlock a locked door of target Room you control" (709.5f)."""

    work: DoorWork
    what: Ref


@phrase("the number of unlocked doors among {group:pl}")
@dataclass(frozen=True, slots=True)
class UnlockedDoors(Amount):
    """ "the number of unlocked doors among Rooms you control" (709.5j)."""

    group: Group


@phrase("there are {count} unlocked doors among {group:pl}")
@dataclass(frozen=True, slots=True)
class AreUnlocked(Condition):
    """ "there are two or more unlocked doors among Rooms you control" (709.5j)."""

    count: Count
    group: Group


# ---- prepared permanents


@phrase("{subject:subj} <enter:@subject> prepared")
@dataclass(frozen=True, slots=True)
class EnterPrepared(Declaration):
    """What a permanent says of how it enters (722.3a, 614.1c)."""

    subject: This


@phrase("<become> unprepared", designation=Designation.PREPARED)
@dataclass(frozen=True, slots=True)
class LoseDesignation(ObjectVerb):
    """ "target creature becomes unprepared" (722.3b)."""

    lasting: ClassVar[bool] = False
    designation: Designation


# ---- prototypes


@phrase("prototype {cost} — {power:digits}/{toughness:digits}")
@dataclass(frozen=True, slots=True)
class Prototype(KeywordAbility):
    """The mana cost and size of the smaller frame (702.160a, 718.2)."""

    cost: ManaSymbols
    power: int
    toughness: int
