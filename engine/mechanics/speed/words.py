"""Speed and max speed (CR 702.178, 702.179)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Amount, Condition, Instruction, Paragraph, TriggerEvent, Who
from engine.abilities.symbols import Symbol
from engine.grammar.phrase import phrase


@phrase("{of:poss} speed")
@dataclass(frozen=True, slots=True)
class Speed(Amount):
    """ "your speed": 0 as long as a player has none (702.179f)."""

    of: Who


@phrase("{who:subj} <have:@who> max speed")
@phrase("{who:subj} <don't:@who> have max speed", denied=True)
@dataclass(frozen=True, slots=True)
class HasMaxSpeed(Condition):
    """ "you have max speed": a speed of 4 (702.179e)."""

    who: Who
    denied: bool = False


@phrase("your speed increases by {by:digits}")
@dataclass(frozen=True, slots=True)
class SpeedUp(Instruction):
    """Who has no speed gets one of that value (702.179c)."""

    by: Amount


@phrase("your speed is less than {than:digits}")
@dataclass(frozen=True, slots=True)
class SpeedBelow(Condition):
    """ "if your speed is less than 4" (702.179d)."""

    than: Amount


@phrase("one or more opponents lose life during your turn")
@dataclass(frozen=True, slots=True)
class OpponentsLoseLife(TriggerEvent):
    """What raises a player's speed (702.179d)."""


@phrase("max speed — {ability}")
@dataclass(frozen=True, slots=True)
class MaxSpeed(Symbol):
    """An ability that its object has as long as its controller's speed is 4 (702.178a)."""

    rule = "702.178a"
    ability: Paragraph
