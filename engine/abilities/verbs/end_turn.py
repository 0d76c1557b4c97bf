"""Ending the turn or the phase (CR 724)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.abilities.base import PlayerVerb
from engine.grammar.phrase import phrase


class Part(Enum):
    """What can be ended by an effect."""

    TURN = "the turn"
    COMBAT = "the combat phase"


@phrase("<end> {what}")
@dataclass(frozen=True, slots=True)
class End(PlayerVerb):
    """ "End the turn." (724.1), "End the combat phase." (724.2)"""

    what: Part
