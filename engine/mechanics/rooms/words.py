"""Rooms and their doors (CR 709.5)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.abilities.base import Amount, Condition, Count, PlayerVerb, Ref
from engine.abilities.nouns.noun_groups import Group
from engine.abilities.trigger_events import PlayerEventVerb
from engine.grammar.phrase import phrase


@phrase("<unlock> this door")
@dataclass(frozen=True, slots=True)
class UnlockThisDoor(PlayerEventVerb):
    """The half that this is written on becomes unlocked (709.5h)."""


@phrase("fully <unlock> {what:obj}")
@dataclass(frozen=True, slots=True)
class FullyUnlock(PlayerEventVerb):
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
