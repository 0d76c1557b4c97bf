"""Cards of a pile of which one is taken or chosen for each of several kinds (CR 105.2, 205.2a)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.abilities.base import PlayerVerb, Ref
from engine.abilities.nouns.object_phrases import Them
from engine.grammar.phrase import phrase


@phrase("the revealed cards")
@dataclass(frozen=True, slots=True)
class RevealedCards(Ref):
    """ "from among the revealed cards": those that the same text has revealed (701.20a)."""

    needs_one_of: ClassVar[frozenset[str]] = frozenset({"Reveal", "Until"})
    called = frozenset()
    """What was revealed has been spoken of: this is no pile by itself."""

    @property
    def agreement(self) -> str:
        return "base"


@phrase("for each card type, you may put a card of that type from among {pile:obj} into your hand", form="base")
@dataclass(frozen=True, slots=True)
class TakeOfEachType(PlayerVerb):
    """ "For each card type, you may put a card of that type from among the revealed cards into your hand." """

    stands_alone = True
    pile: RevealedCards | Them


@phrase("for each color pair, choose a card that's exactly those colors from among {pile:obj}", form="base")
@dataclass(frozen=True, slots=True)
class ChooseOfEachPair(PlayerVerb):
    """ "For each color pair, choose a card that's exactly those colors from among them." """

    stands_alone = True
    picks_out = True
    pile: RevealedCards | Them


@phrase("the chosen cards")
@dataclass(frozen=True, slots=True)
class CardsOfEachPair(Ref):
    """ "Put the chosen cards into your hand": those that were chosen for each pair."""

    needs: ClassVar[str] = "ChooseOfEachPair"
    called = frozenset({"card"})

    @property
    def agreement(self) -> str:
        return "base"
