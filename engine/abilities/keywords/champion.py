"""Champion (CR 702.72)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.abilities.base import KeywordAbility
from engine.abilities.nouns.noun_groups import Group
from engine.abilities.symbols import Symbol
from engine.grammar.phrase import phrase


@phrase("champion a {what:sg}")
@dataclass(frozen=True, slots=True)
class Champion(Symbol, KeywordAbility):
    """(702.72a)"""

    rule: ClassVar[str] = "702.72a"
    what: Group
