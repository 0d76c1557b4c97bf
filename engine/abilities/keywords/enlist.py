"""Enlist (CR 702.154)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Amount
from engine.grammar.phrase import phrase


@phrase("the enlisted creature's power")
@dataclass(frozen=True, slots=True)
class EnlistedPower(Amount):
    """Of the creature that was tapped as this one attacked (702.154a); as it last was, if it has left."""
