"""Which phase or step of the turn it is, and whether it is the first of its kind (CR 500)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.abilities.base import Condition
from engine.grammar.phrase import phrase


class Recurring(Enum):
    """A part of a turn of which effects can add more."""

    COMBAT = "combat phase"
    END_STEP = "end step"


@phrase("it's the first {part} of the turn")
@phrase("it's the first {part} of your turn", yours=True)
@dataclass(frozen=True, slots=True)
class FirstOfTurn(Condition):
    """No such phase or step has come before this one in the turn (500.8-500.9)."""

    part: Recurring
    yours: bool = False


@phrase("it's your main phase")
@dataclass(frozen=True, slots=True)
class InMainPhase(Condition):
    """ "if it's your main phase" (505.1)."""
