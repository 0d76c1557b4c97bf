"""Gaining control of something (CR 613.1b)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import PlayerVerb, Ref
from engine.grammar.phrase import phrase


@phrase("<gain> control of {what:obj}")
@dataclass(frozen=True, slots=True)
class GainControl(PlayerVerb):
    """A control-changing effect, with the sentence's duration (613.1b)."""

    what: Ref
