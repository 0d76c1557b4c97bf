"""Rampage (CR 702.23)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.quantities.for_each import Per
from engine.grammar.phrase import phrase


@phrase("creature blocking it beyond the first")
@dataclass(frozen=True, slots=True)
class PerFurtherBlocker(Per):
    """Of this creature (702.23a)."""
