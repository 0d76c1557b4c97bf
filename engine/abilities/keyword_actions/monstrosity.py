"""Monstrosity, as texts say it (CR 701.37)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Amount, PlayerVerb
from engine.grammar.phrase import phrase


@phrase("<monstrosity> {count:digits}")
@dataclass(frozen=True, slots=True)
class Monstrosity(PlayerVerb):
    """(701.37)"""

    count: Amount
