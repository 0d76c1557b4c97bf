"""Devour (CR 702.82)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Condition
from engine.abilities.quantities.for_each import Per
from engine.grammar.phrase import phrase


@phrase("creature it devoured")
@dataclass(frozen=True, slots=True)
class PerDevoured(Per):
    """(702.82b)"""


@phrase("it devoured a creature")
@dataclass(frozen=True, slots=True)
class DevouredSome(Condition):
    """(702.82b)"""
