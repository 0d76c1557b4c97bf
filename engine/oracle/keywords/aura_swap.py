"""Aura Swap (CR 702.65)."""

from __future__ import annotations

from engine.abilities.base import Ability
from engine.abilities.keywords.aura_swap import AuraSwap
from engine.oracle.compile import abilities_meant
from engine.oracle.keywords.stands_for import STANDS_FOR


@STANDS_FOR.register(AuraSwap)
def _aura_swap(symbol: AuraSwap) -> tuple[Ability, ...]:
    """(702.65a)"""
    text = f"{symbol.cost.text}: You may exchange ~ with an Aura card in your hand."
    return abilities_meant(text)
