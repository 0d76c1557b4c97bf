"""Encore (CR 702.141)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.abilities.base import PlayerVerb
from engine.grammar.phrase import phrase


@phrase("<create> a copy of ~ for each opponent to attack")
@dataclass(frozen=True, slots=True)
class CreateEncore(PlayerVerb):
    """For each opponent a token that's a copy of it, which attacks that opponent this turn if able (702.141a)."""

    makes = frozenset({"token", "creature", "permanent"})
    count: ClassVar[int] = 2
