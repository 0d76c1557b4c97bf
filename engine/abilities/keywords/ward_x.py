"""Ward (CR 702.21)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.abilities.base import Amount, KeywordAbility
from engine.abilities.symbols import Symbol
from engine.grammar.phrase import phrase


@phrase("ward {X}, where X is {amount}")
@dataclass(frozen=True, slots=True)
class WardX(Symbol, KeywordAbility):
    """What is to be paid is worked out as the triggered ability resolves (702.21b)."""

    rule: ClassVar[str] = "702.21b"
    amount: Amount
