"""Detaining, as texts say it (CR 701.35)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import PlayerVerb, Ref
from engine.grammar.phrase import phrase


@phrase("<detain> {what:obj}")
@dataclass(frozen=True, slots=True)
class Detain(PlayerVerb):
    """(701.35a)"""

    what: Ref
