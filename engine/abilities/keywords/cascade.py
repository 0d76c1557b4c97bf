"""Cascade (CR 702.85)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import PlayerVerb
from engine.grammar.phrase import phrase


@phrase("<cascade>")
@dataclass(frozen=True, slots=True)
class Cascade(PlayerVerb):
    """What a cascade ability does (702.85a)."""
