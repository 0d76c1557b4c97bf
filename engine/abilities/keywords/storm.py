"""Storm (CR 702.40)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Amount
from engine.grammar.phrase import phrase


@phrase("the number of spells cast before it this turn")
@dataclass(frozen=True, slots=True)
class SpellsBefore(Amount):
    """What storm counts (702.40a)."""
