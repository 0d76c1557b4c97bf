"""Waterbending, as texts say it (CR 701.67)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import CostPart
from engine.abilities.verbs.mana import ManaSymbols
from engine.grammar.phrase import phrase


def _is_generic(cost: Waterbend) -> bool:
    return cost.mana.text.strip("{}").isdecimal()


@phrase("waterbend {mana}", when=_is_generic)
@dataclass(frozen=True, slots=True)
class Waterbend(CostPart):
    """Mana for each of which an artifact or creature may be tapped (701.67a)."""

    mana: ManaSymbols
