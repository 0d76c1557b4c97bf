"""Suspend (CR 702.62)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Condition, PlayerVerb
from engine.grammar.phrase import phrase


@phrase("~ is suspended")
@dataclass(frozen=True, slots=True)
class IsSuspended(Condition):
    """(702.62b)"""


@phrase("<cast> ~ without paying its mana cost as it is no longer suspended")
@dataclass(frozen=True, slots=True)
class CastSuspended(PlayerVerb):
    """What the last ability of suspend lets its owner do (702.62a)."""
