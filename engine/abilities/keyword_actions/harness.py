"""Harnessing, as texts say it (CR 701.64)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import PlayerVerb, Ref
from engine.grammar.phrase import phrase


@phrase("<harness> {what:obj}")
@dataclass(frozen=True, slots=True)
class Harness(PlayerVerb):
    """(701.64a)"""

    what: Ref
