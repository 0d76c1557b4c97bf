"""What a permanent was crafted from (CR 702.167c)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.abilities.base import Ref
from engine.abilities.nouns.noun_groups import CardType, Head, Where
from engine.abilities.nouns.object_phrases import It, This
from engine.grammar.phrase import phrase


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
