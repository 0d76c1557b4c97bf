"""Epic (CR 702.50)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import PlayerVerb
from engine.grammar.phrase import phrase


@phrase("<copy> ~ except for its epic ability")
@dataclass(frozen=True, slots=True)
class CopyWithoutEpic(PlayerVerb):
    """Its controller may choose new targets (702.50a)."""
