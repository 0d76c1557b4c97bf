"""Airbending, as texts say it (CR 701.65)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import PlayerVerb, Ref
from engine.grammar.phrase import phrase


@phrase("<airbend> {what:obj}")
@dataclass(frozen=True, slots=True)
class Airbend(PlayerVerb):
    """(701.65a)"""

    what: Ref
