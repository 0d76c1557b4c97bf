"""Adapting, as texts say it (CR 701.46)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Amount, PlayerVerb
from engine.grammar.phrase import phrase


@phrase("<adapt> {count:digits}")
@dataclass(frozen=True, slots=True)
class Adapt(PlayerVerb):
    """(701.46)"""

    count: Amount
