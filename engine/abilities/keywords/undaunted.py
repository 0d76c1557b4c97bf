"""Undaunted (CR 702.125)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.quantities.for_each import Per
from engine.grammar.phrase import phrase


@phrase("opponent you have")
@dataclass(frozen=True, slots=True)
class PerOpponent(Per):
    """Opponents still in the game (702.125a-b)."""
