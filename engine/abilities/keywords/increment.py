"""Increment (CR 702.191)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Condition
from engine.grammar.phrase import phrase


@phrase("the amount of mana spent to cast that spell is greater than ~'s power or toughness")
@dataclass(frozen=True, slots=True)
class MoreManaSpent(Condition):
    """What increment asks (702.191a)."""
