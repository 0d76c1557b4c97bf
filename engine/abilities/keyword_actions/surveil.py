"""Surveilling, as texts say it (CR 701.25)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Amount, PlayerVerb
from engine.grammar.phrase import phrase


@phrase("<surveil> {count:digits}")
@dataclass(frozen=True, slots=True)
class Surveil(PlayerVerb):
    """(701.25)"""

    count: Amount
