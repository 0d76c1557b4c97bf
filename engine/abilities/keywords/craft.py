"""Craft (CR 702.167)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.abilities.base import CostPart, Count, KeywordAbility, Ref
from engine.abilities.nouns.noun_groups import Group, Head, Where
from engine.abilities.nouns.object_phrases import It, This
from engine.abilities.nouns.types_and_colors import CardType
from engine.abilities.quantities.amounts import ONE
from engine.abilities.symbols import Symbol
from engine.abilities.verbs.mana import ManaSymbols
from engine.grammar.phrase import phrase


@phrase("craft with {what:sg} {cost}", count=ONE)
@phrase("craft with {count} {what:#count} {cost}", when=lambda it: it.count != ONE)
@dataclass(frozen=True, slots=True)
class Craft(Symbol, KeywordAbility):
    """(702.167a)"""

    rule: ClassVar[str] = "702.167a"
    what: Group
    cost: ManaSymbols
    count: Count = ONE


@dataclass(frozen=True, slots=True)
class ExileMaterials(CostPart):
    """Exile so many of these from among permanents one controls and cards in one's graveyard (702.167a-b)."""

    what: Group
    count: Count


@phrase("the exiled cards used to craft {by:obj}", form="pl", type=None)
@phrase("exiled[ {type}] card used to craft {by:obj}", form="sg")
@dataclass(frozen=True, slots=True)
class Material(Head):
    """ "(the total power of) the exiled cards used to craft it", "an exiled creature card used to craft ~"."""

    noun: ClassVar[Where] = Where.CARD
    by: This | It
    type: CardType | None = None


@phrase("the exiled card used to craft {by:obj}")
@dataclass(frozen=True, slots=True)
class TheMaterial(Ref):
    """The one card, of a permanent that is crafted with one."""

    called: ClassVar[frozenset[str]] = frozenset({"card"})
    by: This | It
