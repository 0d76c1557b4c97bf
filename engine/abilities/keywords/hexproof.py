"""Hexproof from a quality, and targeting despite hexproof (CR 702.11)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import KeywordAbility, ObjectVerb
from engine.abilities.keywords.protection import From
from engine.grammar.phrase import phrase


@phrase("hexproof {qualities:and}")
@dataclass(frozen=True, slots=True)
class HexproofFrom(KeywordAbility):
    """ "hexproof from black" (702.11d)."""

    qualities: tuple[From, ...]


@phrase("can be the target of spells and abilities you control as though it didn't have hexproof", form="s")
@phrase("can be the targets of spells and abilities you control as though they didn't have hexproof")
@dataclass(frozen=True, slots=True)
class TargetedDespiteHexproof(ObjectVerb):
    """(609.4, 702.11e)"""
