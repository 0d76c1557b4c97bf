"""Riot (CR 702.136)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Condition
from engine.grammar.phrase import phrase


@phrase("~ entered with haste instead of a counter")
@dataclass(frozen=True, slots=True)
class ChoseHaste(Condition):
    """What was chosen for riot (702.136a)."""
