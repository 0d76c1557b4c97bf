"""Learning, as texts say it (CR 701.48)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import PlayerVerb
from engine.grammar.phrase import phrase


@phrase("<learn>")
@dataclass(frozen=True, slots=True)
class Learn(PlayerVerb):
    """(701.48a)"""
