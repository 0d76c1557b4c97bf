"""Extort (CR 702.101)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Amount
from engine.grammar.phrase import phrase


@phrase("the total life lost this way")
@dataclass(frozen=True, slots=True)
class LifeLostThisWay(Amount):
    """The life that players have lost since this ability began to resolve (702.101a)."""
