"""Miracle (CR 702.94)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import TriggerEvent
from engine.grammar.phrase import phrase


@phrase("you reveal ~ as you draw it")
@dataclass(frozen=True, slots=True)
class RevealedAsDrawn(TriggerEvent):
    """What the triggered ability of miracle watches for (702.94a)."""
