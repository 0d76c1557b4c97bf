"""Myriad (CR 702.116)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.abilities.base import PlayerVerb
from engine.grammar.phrase import phrase


@phrase("<create> a copy of ~ for each other opponent")
@dataclass(frozen=True, slots=True)
class CreateMyriad(PlayerVerb):
    """For each opponent other than the defending player one may create a token that's a copy of it, tapped and
    attacking that player or a planeswalker they control (702.116a)."""

    makes = frozenset({"token", "creature", "permanent"})
    count: ClassVar[int] = 2
