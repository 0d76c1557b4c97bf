"""The top card of a graveyard (CR 404.2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.abilities.base import Ref, Who
from engine.abilities.nouns.noun_groups import Described, Where
from engine.grammar.phrase import phrase


def _are_cards(ref: TopOfGraveyard) -> bool:
    return ref.group.head.noun is Where.CARD and not ref.group.qualifiers


@phrase("the top {group:sg} of {of:poss} graveyard", when=_are_cards)
@dataclass(frozen=True, slots=True)
class TopOfGraveyard(Ref):
    """ "the top creature card of your graveyard": of the cards that fit, the one put there last (404.2)."""

    called: ClassVar[frozenset[str]] = frozenset({"card", "creature"})
    group: Described
    of: Who
