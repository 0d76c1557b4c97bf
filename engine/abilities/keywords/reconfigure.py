"""Reconfigure (CR 702.151)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Condition
from engine.grammar.phrase import phrase


@phrase("~ is attached to a creature")
@dataclass(frozen=True, slots=True)
class IsAttachedToCreature(Condition):
    """(702.151a)"""
