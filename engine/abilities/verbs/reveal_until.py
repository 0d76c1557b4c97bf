"""Going through a library until something turns up (CR 701.20, 701.13)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.abilities.base import Count, PlayerVerb, Ref, Who
from engine.abilities.nouns.antecedents import Antecedent
from engine.abilities.nouns.noun_groups import Group
from engine.abilities.quantities.amounts import ONE
from engine.grammar.phrase import Phrased, hidden, phrase


class Turning(Enum):
    """What is done with each card on the way."""

    REVEAL = "reveal"
    EXILE = "exile"


class Finder(Phrased, Enum):
    """How the player is called again."""

    YOU = "you"
    THEY = "they"
    IT = "that player"

    @property
    def agreement(self) -> str:
        return "s" if self is Finder.IT else "base"


@phrase(
    "<reveal> cards from the top of {of:poss} library until {finder} <reveal:@finder> a {group:sg}",
    how=Turning.REVEAL,
    count=ONE,
)
@phrase(
    "<reveal> cards from the top of {of:poss} library until {finder} <reveal:@finder> {count} {group:#count}",
    how=Turning.REVEAL,
)
@phrase(
    "<reveal> cards from the top of {of:poss} library until a {group:sg} is revealed",
    how=Turning.REVEAL,
    finder=None,
    count=ONE,
)
@phrase(
    "<reveal> cards from the top of {of:poss} library until {count:pl} {group:pl} are revealed",
    how=Turning.REVEAL,
    finder=None,
)
@phrase(
    "<exile> cards from the top of {of:poss} library until {finder} <exile:@finder> a {group:sg}",
    how=Turning.EXILE,
    count=ONE,
)
@phrase(
    "<exile> cards from the top of {of:poss} library until {finder} <exile:@finder> {count} {group:#count}",
    how=Turning.EXILE,
)
@dataclass(frozen=True, slots=True)
class Until(PlayerVerb):
    """ "reveal cards from the top of your library until you reveal a creature card": the pile is all of them, "that
    card" the last."""

    makes = frozenset({"card"})
    makes_pile = True
    of: Who
    how: Turning
    finder: Finder | None
    """None for "until a creature card is revealed"."""
    group: Group
    count: Count = ONE


@phrase("those {number} {group:pl}")
@dataclass(frozen=True, slots=True)
class ThoseFew(Ref):
    """ "those two cards"."""

    is_pronoun = True
    number: int
    group: Group
    antecedent: Antecedent | None = hidden(None)

    @property
    def agreement(self) -> str:
        return "base"


class ThisWay(Enum):
    """What of a pile is not what was looked for."""

    OTHERS_REVEALED = "all other cards revealed this way"
    OTHERS_EXILED = "all other cards exiled this way"
    THE_OTHERS_REVEALED = "the other cards revealed this way"
    THE_OTHERS_EXILED = "the other cards exiled this way"


@phrase("{word}")
@dataclass(frozen=True, slots=True)
class OthersThisWay(Ref):
    """ "all other cards revealed this way": the pile without what was looked for, wherever that is now."""

    is_pronoun = True
    word: ThisWay
    antecedent: Antecedent | None = hidden(None)
    of_pile = True

    @property
    def agreement(self) -> str:
        return "base"
