"""Tribute (CR 702.104)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Condition
from engine.grammar.phrase import phrase


@phrase("tribute was paid")
@phrase("tribute wasn't paid", denied=True)
@dataclass(frozen=True, slots=True)
class TributePaid(Condition):
    """Whether the opponent chosen had the creature enter with the counters (702.104b)."""

    denied: bool = False
