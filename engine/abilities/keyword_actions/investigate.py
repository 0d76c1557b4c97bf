"""Investigating, as texts say it (CR 701.16)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import PlayerVerb
from engine.grammar.phrase import phrase


@phrase("<investigate>")
@dataclass(frozen=True, slots=True)
class Investigate(PlayerVerb):
    """Create a Clue token (701.16a)."""

    makes = frozenset({"token", "artifact", "permanent"})
