"""Keyword abilities that are written with more than a cost or a number (CR 702)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from engine.abilities.ability import Activated
from engine.abilities.base import KeywordAbility, Paragraph
from engine.abilities.nouns import Group
from engine.abilities.symbols import Symbol
from engine.abilities.tokens import GivenName
from engine.oracle.phrase import phrase


class Before(Enum):
    """A keyword that stands before an activated ability, with a dash."""

    BOAST = "boast"
    EXHAUST = "exhaust"
    FORECAST = "forecast"


@phrase("{word} — {ability}")
@dataclass(frozen=True, slots=True)
class Headed(Symbol, Paragraph):
    """ "Boast — [Cost]: [Effect.]" (702.57a, 702.142a, 702.177a)."""

    word: Before
    ability: Activated

    @property
    def rule(self) -> str:  # type: ignore[override]
        """The rule of the word."""
        return {Before.BOAST: "702.142a", Before.EXHAUST: "702.177a", Before.FORECAST: "702.57a"}[self.word]


@phrase("champion a {what:sg}")
@dataclass(frozen=True, slots=True)
class Champion(Symbol, KeywordAbility):
    """(702.72a)"""

    rule: ClassVar[str] = "702.72a"
    what: Group


class Text(Enum):
    """What stands behind "partner—" (702.124i)."""

    CHARACTER = "Character select"
    FATHER = "Father & son"
    FRIENDS = "Friends forever"
    SURVIVORS = "Survivors"


@phrase("partner—{text}")
@dataclass(frozen=True, slots=True)
class PartnerText(KeywordAbility):
    """(702.124i)"""

    text: Text


@phrase("partner with {name}")
@dataclass(frozen=True, slots=True)
class PartnerWith(Symbol, KeywordAbility):
    """(702.124j)"""

    rule: ClassVar[str] = "702.124j"
    name: GivenName
