"""Rad counters (CR 728)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import PlayerVerb
from engine.grammar.phrase import phrase


@phrase("<suffer> radiation")
@dataclass(frozen=True, slots=True)
class SufferRadiation(PlayerVerb):
    """What rad counters do to the player who has them (728.1)."""
