"""Ripple (CR 702.60)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.abilities.base import KeywordAbility, PlayerVerb
from engine.abilities.symbols import Symbol
from engine.grammar.phrase import phrase


@phrase("ripple {number:digits}")
@dataclass(frozen=True, slots=True)
class Ripple(Symbol, KeywordAbility):
    """(702.60a)"""

    rule: ClassVar[str] = "702.60a"
    number: int


@phrase("<ripple> through {number} cards")
@dataclass(frozen=True, slots=True)
class RippleThrough(PlayerVerb):
    """What the triggered ability of ripple does (702.60a)."""

    number: int
