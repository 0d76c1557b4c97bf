"""Boast, exhaust, forecast and power-up: activated abilities with a word before them (CR 702.57, 702.142, 702.177)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.abilities.ability import Activated
from engine.abilities.base import Declaration, Paragraph
from engine.abilities.symbols import Symbol
from engine.grammar.phrase import phrase


class Before(Enum):
    """A keyword that stands before an activated ability, with a dash."""

    BOAST = "boast"
    EXHAUST = "exhaust"
    FORECAST = "forecast"
    POWER_UP = "power-up"


_RULES = {
    Before.BOAST: "702.142a",
    Before.EXHAUST: "702.177a",
    Before.FORECAST: "702.57a",
    Before.POWER_UP: "602.5b",  # newer than the rules at hand: what its reminder text says
}


@phrase("{word} — {ability}")
@dataclass(frozen=True, slots=True)
class Headed(Symbol, Paragraph):
    """ "Boast — [Cost]: [Effect.]" (702.57a, 702.142a, 702.177a)."""

    word: Before
    ability: Activated

    @property
    def rule(self) -> str:  # type: ignore[override]
        """The rule of the word."""
        return _RULES[self.word]


@phrase("you may activate exhaust abilities as though they haven't been activated")
@dataclass(frozen=True, slots=True)
class ExhaustAgain(Declaration):
    """Each of them is activated only once otherwise (702.177a)."""
