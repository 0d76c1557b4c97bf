"""Offering (CR 702.48)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import KeywordAbility
from engine.abilities.nouns.noun_groups import Group
from engine.grammar.phrase import phrase


@phrase("{what:sg} offering")
@dataclass(frozen=True, slots=True)
class Offering(KeywordAbility):
    """(702.48a)"""

    what: Group
