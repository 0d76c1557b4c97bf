"""Day and night (CR 702.145, 731)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.abilities.base import Condition, Declaration, Instruction, TriggerEvent
from engine.grammar.phrase import phrase


class Daytime(Enum):
    """The designations that the game itself can have (731.1)."""

    DAY = "day"
    NIGHT = "night"


@phrase("it becomes {now}")
@dataclass(frozen=True, slots=True)
class BecomesTime(Instruction):
    """ "It becomes day." """

    now: Daytime


class Asked(Enum):
    """What is asked of the time of day."""

    DAY = "day"
    NIGHT = "night"
    NEITHER = "neither day nor night"


@phrase("it's {what}")
@dataclass(frozen=True, slots=True)
class IsTime(Condition):
    """ "it's night", "it's neither day nor night"."""

    what: Asked


@phrase("if it's neither day nor night, it becomes {now} as ~ enters")
@dataclass(frozen=True, slots=True)
class BecomesTimeEntering(Declaration):
    """What permanents of the night say of themselves entering (614.1c)."""

    now: Daytime


@phrase("day becomes night or night becomes day")
@dataclass(frozen=True, slots=True)
class TimeChanges(TriggerEvent):
    """Not as it becomes day or night for the first time (731.1a)."""
