"""Collecting evidence, as texts say it (CR 701.59)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Amount, PlayerVerb
from engine.grammar.phrase import phrase


@phrase("<collect> evidence {count:digits}")
@dataclass(frozen=True, slots=True)
class CollectEvidence(PlayerVerb):
    """(701.59a)"""

    count: Amount
