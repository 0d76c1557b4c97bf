"""How long an effect of a resolving spell or ability lasts (CR 611.2)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.abilities.base import (
    Condition,
    Duration,
)
from engine.grammar.phrase import phrase


class TurnDuration(Enum):
    """Until when an effect lasts (611.2a, 500.4-500.5)."""

    END_OF_TURN = "until end of turn"
    THIS_TURN = "this turn"
    YOUR_NEXT_TURN = "until your next turn"
    END_OF_YOUR_NEXT_TURN = "until the end of your next turn"
    YOUR_NEXT_UPKEEP = "until your next upkeep"
    YOUR_NEXT_END_STEP = "until your next end step"
    END_OF_COMBAT = "until end of combat"
    THIS_COMBAT = "this combat"
    REST_OF_GAME = "for the rest of the game"


@phrase("{when}")
@dataclass(frozen=True, slots=True)
class Until(Duration):
    """(611.2a, 514.2)"""

    when: TurnDuration


@phrase("for as long as {condition}")
@dataclass(frozen=True, slots=True)
class ForAsLongAs(Duration):
    """(611.2b)"""

    condition: Condition
