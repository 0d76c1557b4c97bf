"""Life totals as numbers (CR 103.4, 119.1)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Amount, Who
from engine.grammar.phrase import phrase


@phrase("{who:poss} life total")
@dataclass(frozen=True, slots=True)
class LifeTotal(Amount):
    """(119.1)"""

    who: Who


@phrase("{who:poss} starting life total")
@dataclass(frozen=True, slots=True)
class StartingLifeTotal(Amount):
    """(103.4)"""

    who: Who
