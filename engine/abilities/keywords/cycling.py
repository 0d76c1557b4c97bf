"""Cycling (CR 702.29)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import PlayerVerb
from engine.grammar.phrase import phrase


@phrase("<cycle> ~")
@dataclass(frozen=True, slots=True)
class CycleThis(PlayerVerb):
    """Discard the card to pay for its cycling ability (702.29a)."""
