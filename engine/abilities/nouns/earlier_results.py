"""What has been done to things by an earlier part of the same text: "cards exiled this way", "the milled cards"."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from engine.abilities.base import Condition, Qualifier, Ref, Who
from engine.abilities.nouns.noun_groups import Where
from engine.abilities.nouns.object_phrases import Some
from engine.abilities.nouns.shared_characteristics import Sharing
from engine.abilities.quantities.amounts import Fixed
from engine.grammar.phrase import phrase


class Participle(Enum):
    """What has been done to things by an earlier part of the same text."""

    EXILED = "exiled"
    MILLED = "milled"
    DISCARDED = "discarded"
    REVEALED = "revealed"
    TAPPED = "tapped"
    CREATED = "created"
    DESTROYED = "destroyed"


@phrase("{how} this way", when=lambda node: node.how is not Participle.DESTROYED)
@phrase("{who:subj} exiled this way", how=Participle.EXILED)
@dataclass(frozen=True, slots=True)
class ThisWay(Qualifier):
    """ "cards exiled this way", "creatures tapped this way", "cards they exiled this way". "Other" cards this way are
    told by the pile."""

    tells_all = True
    how: Participle
    who: Who | None = None

    @property
    def needs(self) -> str | None:
        """The verb that has to have done it, where it is told who did."""
        return None if self.who is None else "Exile"

    @property
    def goes_with(self) -> tuple[Where, ...]:
        """Cards are exiled, milled, discarded and revealed; permanents are tapped and created."""
        if self.how in (Participle.TAPPED, Participle.CREATED):
            return (Where.PERMANENT, Where.TOKEN)
        return (Where.CARD,)


@phrase("{what:subj} <are:@what> {how} this way")
@phrase("{what:subj} <were:@what> {how} this way", past=True)
@phrase("{what:subj} that share a {alike} were {how} this way", past=True, when=lambda node: _is_pair(node.what))
@dataclass(frozen=True, slots=True)
class WasThisWay(Condition):
    """ "an instant or sorcery card is revealed this way" (701.20), "a land card was milled this way" (701.17c), "a red
    card is discarded this way" (701.9), "at least one creature card was exiled this way" (406.1)."""

    what: Some
    how: Participle
    past: bool = False
    alike: Sharing | None = None
    """What two of them must have in common."""

    def __post_init__(self) -> None:
        if self.how not in _DOERS:
            raise ValueError("what has been tapped or created is no card")
        if self.how is Participle.DESTROYED and (self.alike is not None or not _are_permanents(self.what)):
            raise ValueError("what was destroyed is a permanent")
        if self.how is Participle.EXILED and not _are_cards(self.what):
            raise ValueError("what was exiled is a card in exile")

    @property
    def needs_one_of(self) -> frozenset[str]:  # type: ignore[override]
        """The verbs of which one has to have done it."""
        return _DOERS[self.how]


def _are_cards(what: Some) -> bool:
    groups = what.group.groups or (what.group,)
    return all(one.head is not None and one.head.noun is Where.CARD for one in groups)


def _are_permanents(what: Some) -> bool:
    groups = what.group.groups or (what.group,)
    return all(one.head is not None and one.head.noun in _ON_BATTLEFIELD for one in groups)


_ON_BATTLEFIELD = (Where.PERMANENT, Where.TOKEN, None)


def _is_pair(what: Some) -> bool:
    return what.count.amount == Fixed(2)


_DOERS = {
    Participle.REVEALED: frozenset({"Reveal"}),
    Participle.MILLED: frozenset({"Mill"}),
    Participle.DISCARDED: frozenset({"Discard", "DiscardThese"}),
    Participle.EXILED: frozenset({"Exile"}),
    Participle.DESTROYED: frozenset({"Destroy"}),
}


class PutWhere(Enum):
    """Where cards have been put."""

    HAND = "into your hand"
    BATTLEFIELD = "onto the battlefield"


@phrase("you put {what:obj} {where} this way")
@phrase("you didn't put {what:obj} {where} this way", denied=True)
@phrase("you don't put {what:obj} {where} this way", denied=True, present=True)
@dataclass(frozen=True, slots=True)
class PutThisWay(Condition):
    """ "you put a land card into your hand this way", "you didn't put a card into your hand this way" (608.2c)."""

    needs: ClassVar[str] = "Put"
    what: Some
    where: PutWhere
    denied: bool = False
    present: bool = False

    def __post_init__(self) -> None:
        if (self.where is PutWhere.HAND) is not _are_cards(self.what):
            raise ValueError("what is in a hand is a card, what is on the battlefield a permanent")


class Milled(Enum):
    """How the cards that have been milled are called again."""

    ONE = "the milled card"
    ALL = "the milled cards"
    THIS_WAY = "the cards milled this way"


@phrase("{word}")
@dataclass(frozen=True, slots=True)
class MilledCards(Ref):
    """ "from among the milled cards", "the milled card's mana value" (701.17c-d)."""

    needs: ClassVar[str] = "Mill"
    called: ClassVar[frozenset[str]] = frozenset({"card"})
    word: Milled

    @property
    def agreement(self) -> str:
        return "s" if self.word is Milled.ONE else "base"


class IntoWhoseGraveyard(Enum):
    """Whose graveyard cards have been put into."""

    YOUR = "your graveyard"
    A = "a graveyard"


@phrase("put into {whose} this way")
@dataclass(frozen=True, slots=True)
class PutThereThisWay(Qualifier):
    """ "each card put into a graveyard this way": what the same text has moved there, and is there still (400.7)."""

    tells_all = True
    whose: IntoWhoseGraveyard
    goes_with = (Where.CARD,)
    needs_one_of: ClassVar[frozenset[str]] = frozenset({"Destroy", "Put", "Sacrifice", "Mill", "Discard"})
