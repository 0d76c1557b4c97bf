"""Scrying, as texts say it (CR 701.22)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Amount, PlayerVerb
from engine.grammar.phrase import phrase


@phrase("<scry> {count:digits}")
@dataclass(frozen=True, slots=True)
class Scry(PlayerVerb):
    """(701.22)"""

    count: Amount
