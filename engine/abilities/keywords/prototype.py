"""Prototype (CR 702.160, 718)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import KeywordAbility
from engine.abilities.verbs.mana import ManaSymbols
from engine.grammar.phrase import phrase


@phrase("prototype {cost} — {power:digits}/{toughness:digits}")
@dataclass(frozen=True, slots=True)
class Prototype(KeywordAbility):
    """The mana cost and size of the smaller frame (702.160a, 718.2)."""

    cost: ManaSymbols
    power: int
    toughness: int
