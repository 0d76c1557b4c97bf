"""Warp (CR 702.185)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.abilities.base import Condition, PlayerVerb
from engine.grammar.phrase import phrase


@phrase("a spell was warped this turn")
@dataclass(frozen=True, slots=True)
class SpellWarped(Condition):
    """A spell was cast for its warp cost this turn (702.185c)."""

    of_this_turn: ClassVar[bool] = True


@phrase("<exile> ~ for its owner to cast on a later turn")
@dataclass(frozen=True, slots=True)
class WarpAway(PlayerVerb):
    """Exile the permanent, so that its owner may cast it on a later turn (702.185a)."""
