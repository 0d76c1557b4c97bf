"""Parts of a pile, which is what one verb looked at, revealed, exiled or milled: "one of them", "a land card from among
them", "the rest" (CR 608.2d).
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from engine.abilities.base import Amount, Count, Ref
from engine.abilities.nouns.antecedents import Antecedent
from engine.abilities.nouns.noun_groups import Group, WithNumber
from engine.abilities.nouns.object_phrases import Some, Them, Those
from engine.abilities.nouns.target_phrases import AnyTarget, Target
from engine.abilities.nouns.zones import CardsOf, EndOfLibrary, EverybodysCards
from engine.abilities.quantities.amounts import ONE, AnyNumber
from engine.grammar.phrase import hidden, phrase


@phrase("each of {targets:obj}", when=lambda node: isinstance(node.targets, Target) or node.targets.count != ONE)
@dataclass(frozen=True, slots=True)
class EachOf(Ref):
    """ "each of up to two target creatures", "each of up to two targets": all of them."""

    targets: Target | AnyTarget

    @property
    def agreement(self) -> str:
        return "s"


def _points_back(ref: EachOfThose | EitherOfThose) -> bool:
    return isinstance(ref.those, Them | Those)


@phrase("each of {those:obj}", when=_points_back)
@dataclass(frozen=True, slots=True)
class EachOfThose(Ref):
    """ "each of them", "each of those creatures": all that have been spoken of."""

    those: Ref


@phrase("either of {those:obj}", when=_points_back)
@dataclass(frozen=True, slots=True)
class EitherOfThose(Ref):
    """ "(whenever) either of those creatures (deals combat damage)": any of those that have been spoken of."""

    those: Ref


def _any_of_those(part: PartOf) -> bool:
    """ "Any number of them"; any number of what is described is chosen without a pile."""
    return isinstance(part.count, AnyNumber) and isinstance(part.pile, Them | Those)


@phrase("{count} of {pile:obj}", when=lambda part: not isinstance(part.count, AnyNumber))
@phrase("{count} {pile:obj}", when=_any_of_those)
@dataclass(frozen=True, slots=True)
class PartOf(Ref):
    """ "one of them", "up to two of those cards": chosen as the instruction is carried out (608.2d)."""

    count: Count
    pile: Ref
    partitive = True

    @property
    def agreement(self) -> str:
        return self.count.agreement


class Among(Enum):
    """How the pile is named behind what is taken out of it."""

    AMONG = "from among"
    FROM = "from"


def _is_pile(part: FromAmong | AllFromAmong | OneOfEachFromAmong) -> bool:
    """ "a card from your hand" is a description of where it is, no part of a pile; "a creature you control" is none."""
    return not isinstance(part.pile, CardsOf | EndOfLibrary | EverybodysCards | Some)


@phrase("a {group:sg} {word} {pile:obj}[ {number}]", when=_is_pile)
@phrase("{count} {group:#count} {word} {pile:obj}[ {number}]", when=_is_pile)
@dataclass(frozen=True, slots=True)
class FromAmong(Ref):
    """ "a creature card from among them", "a nonland card from it with mana value 3 or less"."""

    group: Group
    pile: Ref
    count: Count = ONE
    word: Among = Among.AMONG
    number: WithNumber | None = None
    """What is asked of the card behind the pile."""
    partitive = True

    @property
    def agreement(self) -> str:
        return self.count.agreement


@phrase("a {first:sg} and/or a {second:sg} from among {pile:obj}", when=_is_pile)
@dataclass(frozen=True, slots=True)
class OneOfEachFromAmong(Ref):
    """ "a creature card and/or a land card from among them": at most one for each description."""

    first: Group
    second: Group
    pile: Ref
    partitive = True

    @property
    def agreement(self) -> str:
        return "base"


@phrase("all {group:pl} from among {pile:obj}", when=_is_pile)
@dataclass(frozen=True, slots=True)
class AllFromAmong(Ref):
    """ "all land cards from among them": every one that fits."""

    group: Group
    pile: Ref
    partitive = True

    @property
    def agreement(self) -> str:
        return "base"


class Remaining(Enum):
    """What is left of a pile. "the other" and "the others" say the same of one and of several."""

    REST = "the rest"
    REST_OF_CARDS = "the rest of the cards"
    OTHER = "the other"
    OTHERS = "the others"
    OTHER_CARDS = "the other cards"
    NOT_PUT_ONTO_BATTLEFIELD = "all cards revealed this way that weren't put onto the battlefield"


@phrase("{word}")
@dataclass(frozen=True, slots=True)
class TheRest(Ref):
    """ "the rest": those of the pile that have not been moved."""

    is_pronoun = True
    word: Remaining = Remaining.REST
    antecedent: Antecedent | None = hidden(None)
    of_pile = True

    @property
    def needs(self) -> str | None:
        """The verb that has to have made the pile, where the words say so."""
        return "Reveal" if self.word is Remaining.NOT_PUT_ONTO_BATTLEFIELD else None

    @property
    def agreement(self) -> str:
        return "base"


@phrase("both cards")
@dataclass(frozen=True, slots=True)
class BothCards(Ref):
    """ "Exile up to one target creature you own, then search your library for a basic land card. Put both cards onto
    the battlefield": what was exiled and what was found."""

    needs: ClassVar[str] = "Search"
    needs_one_of = frozenset({"Exile"})
    called = frozenset({"card"})

    @property
    def agreement(self) -> str:
        return "base"


@phrase("{number}")
@dataclass(frozen=True, slots=True)
class Bare(Ref):
    """A bare "one" or "two": so many of the pile, chosen now."""

    is_pronoun = True
    number: Amount
    antecedent: Antecedent | None = hidden(None)
    of_pile = True

    @property
    def agreement(self) -> str:
        return "base"
