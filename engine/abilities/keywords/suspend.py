"""Suspend (CR 702.62)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Condition, PlayerVerb
from engine.grammar.phrase import phrase


@phrase("~ is suspended")
@dataclass(frozen=True, slots=True)
class IsSuspended(Condition):
    """(702.62b)"""


@phrase("~ is exiled")
@dataclass(frozen=True, slots=True)
class IsInExile(Condition):
    """(702.62a)"""


@phrase("<play> ~ without paying its mana cost if able")
@dataclass(frozen=True, slots=True)
class PlaySuspended(PlayerVerb):
    """What the last ability of suspend lets its owner do (702.62a)."""
