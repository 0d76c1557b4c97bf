"""Fatesealing, as texts say it (CR 701.29)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Amount, PlayerVerb
from engine.grammar.phrase import phrase


@phrase("<fateseal> {count:digits}")
@dataclass(frozen=True, slots=True)
class Fateseal(PlayerVerb):
    """(701.29a)"""

    count: Amount
