"""Time travel, as texts say it (CR 701.56)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import PlayerVerb
from engine.grammar.phrase import phrase


@phrase("<time> travel")
@dataclass(frozen=True, slots=True)
class TimeTravel(PlayerVerb):
    """(701.56a)"""
