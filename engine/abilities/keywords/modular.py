"""Modular (CR 702.43)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.abilities.base import KeywordAbility
from engine.abilities.symbols import Symbol
from engine.grammar.phrase import phrase


@phrase("modular—sunburst")
@dataclass(frozen=True, slots=True)
class ModularSunburst(Symbol, KeywordAbility):
    """The number of the one keyword is set by the other (702.44c)."""

    rule: ClassVar[str] = "702.44c"
