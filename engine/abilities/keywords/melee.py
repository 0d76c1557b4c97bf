"""Melee (CR 702.121)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.quantities.for_each import Per
from engine.grammar.phrase import phrase


@phrase("opponent you attacked with a creature this combat")
@dataclass(frozen=True, slots=True)
class PerOpponentAttacked(Per):
    """(702.121a)"""
