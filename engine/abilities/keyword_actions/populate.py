"""Populating, as texts say it (CR 701.36)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import PlayerVerb
from engine.grammar.phrase import phrase


@phrase("<populate>")
@dataclass(frozen=True, slots=True)
class Populate(PlayerVerb):
    """(701.36)"""

    makes = frozenset({"token", "creature", "permanent"})
