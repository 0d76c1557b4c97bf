"""Paradigm (CR 702.192)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import PlayerVerb
from engine.grammar.phrase import phrase


@phrase("<create> a copy of ~ in exile")
@dataclass(frozen=True, slots=True)
class CopyInExile(PlayerVerb):
    """The copy is there to be cast (702.192a)."""
