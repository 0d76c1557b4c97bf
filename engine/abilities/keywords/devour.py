"""Devour (CR 702.82)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.quantities.for_each import Per
from engine.grammar.phrase import phrase


@phrase("creature it devoured")
@dataclass(frozen=True, slots=True)
class PerDevoured(Per):
    """(702.82b)"""
