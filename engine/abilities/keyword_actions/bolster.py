"""Bolstering, as texts say it (CR 701.39)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Amount, PlayerVerb
from engine.grammar.phrase import phrase


@phrase("<bolster> {count:digits}")
@dataclass(frozen=True, slots=True)
class Bolster(PlayerVerb):
    """(701.39)"""

    count: Amount
