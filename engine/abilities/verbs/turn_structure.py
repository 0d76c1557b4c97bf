"""Whose turn it is, and which phases and attacks of it are the first (CR 500)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.abilities.base import Condition, Who
from engine.abilities.trigger_events import ObjectEventVerb
from engine.grammar.phrase import phrase


@phrase("the player whose turn it is")
@dataclass(frozen=True, slots=True)
class TurnsPlayer(Who):
    """The active player (102.1)."""


@phrase("<attack> for the first time each turn")
@dataclass(frozen=True, slots=True)
class AttackFirst(ObjectEventVerb):
    """Be declared as an attacker, not having been one earlier in the turn (508.3a)."""


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
