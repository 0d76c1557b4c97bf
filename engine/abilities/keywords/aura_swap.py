"""Aura Swap (CR 702.65)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.abilities.base import KeywordAbility, PlayerVerb
from engine.abilities.symbols import Symbol
from engine.abilities.verbs.mana import ManaSymbols
from engine.grammar.phrase import phrase


@phrase("aura swap {cost}")
@dataclass(frozen=True, slots=True)
class AuraSwap(Symbol, KeywordAbility):
    """(702.65a)"""

    rule: ClassVar[str] = "702.65a"
    cost: ManaSymbols


@phrase("<exchange> ~ with an Aura card in your hand")
@dataclass(frozen=True, slots=True)
class SwapAuras(PlayerVerb):
    """What aura swap does (702.65a)."""
