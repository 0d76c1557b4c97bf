"""Gravestorm (CR 702.69)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Amount
from engine.grammar.phrase import phrase


@phrase("the number of permanents put into graveyards from the battlefield this turn")
@dataclass(frozen=True, slots=True)
class PermanentsLost(Amount):
    """What gravestorm counts (702.69a)."""
