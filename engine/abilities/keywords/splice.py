"""Splice (CR 702.47)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import CostPart, KeywordAbility
from engine.abilities.nouns.types_and_colors import Subtype
from engine.abilities.verbs.mana import ManaSymbols
from engine.grammar.phrase import phrase


@phrase("splice onto {what} {cost}", costs=())
@phrase("splice onto instant or sorcery {cost}", what=None, costs=())
@phrase("splice onto {what}—{costs:cost}.", cost=None)
@dataclass(frozen=True, slots=True)
class Splice(KeywordAbility):
    """(702.47a) Onto any instant or sorcery spell where no quality is named."""

    what: Subtype | None
    cost: ManaSymbols | None = None
    costs: tuple[CostPart, ...] = ()
