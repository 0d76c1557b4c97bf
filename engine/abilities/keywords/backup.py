"""Backup (CR 702.165)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import PlayerVerb, Ref
from engine.grammar.phrase import phrase


@phrase("<share> the abilities below with {what:obj}")
@dataclass(frozen=True, slots=True)
class ShareAbilities(PlayerVerb):
    """Until end of turn another creature gains the abilities printed below this one, but for backup (702.165a)."""

    what: Ref
