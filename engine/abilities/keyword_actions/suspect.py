"""Suspecting, as texts say it (CR 701.60)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import PlayerVerb, Ref
from engine.grammar.phrase import phrase


@phrase("<suspect> {what:obj}")
@dataclass(frozen=True, slots=True)
class Suspect(PlayerVerb):
    """(701.60a)"""

    what: Ref
