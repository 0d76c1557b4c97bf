"""Partner (CR 702.124)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from engine.abilities.base import KeywordAbility
from engine.abilities.nouns.token_descriptions import GivenName
from engine.abilities.symbols import Symbol
from engine.grammar.phrase import phrase


class Text(Enum):
    """What stands behind "partner—" (702.124i)."""

    CHARACTER = "Character select"
    FATHER = "Father & son"
    FRIENDS = "Friends forever"
    SURVIVORS = "Survivors"


@phrase("partner—{text}")
@phrase("{text}", reads_only=True, when=lambda it: it.text is Text.FRIENDS)
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
