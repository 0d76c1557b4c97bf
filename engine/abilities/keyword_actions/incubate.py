"""Incubating, as texts say it (CR 701.53)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Amount, PlayerVerb
from engine.grammar.phrase import phrase


@phrase("<incubate> {count:digits}")
@dataclass(frozen=True, slots=True)
class Incubate(PlayerVerb):
    """(701.53a)"""

    count: Amount
    makes = frozenset({"token", "artifact", "permanent"})
