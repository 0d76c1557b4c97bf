"""Blighting, as texts say it (CR 701.68)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Amount, PlayerVerb
from engine.grammar.phrase import phrase


@phrase("<blight> {count:digits}")
@dataclass(frozen=True, slots=True)
class Blight(PlayerVerb):
    """(701.68a)"""

    count: Amount
    makes = frozenset({"creature", "permanent"})
