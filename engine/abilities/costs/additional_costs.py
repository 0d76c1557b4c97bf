"""Additional costs that may be paid, and whether one was (CR 118.8b, 601.2b)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.abilities.ability import DoAsCost
from engine.abilities.base import Condition, CostPart, Paragraph
from engine.abilities.nouns.object_phrases import Some
from engine.abilities.quantities.amounts import AnyNumber
from engine.abilities.verbs.mana import ManaSymbols
from engine.grammar.phrase import phrase


@phrase("as an additional cost to cast ~, you may {cost}.")
@dataclass(frozen=True, slots=True)
class MayPayMore(Paragraph):
    """An additional cost that may be paid or not, announced as the spell is cast (118.8b, 601.2b)."""

    cost: CostPart


class DoneSo(Enum):
    """How each of the things is called that are paid with."""

    CARD_EXILED = "card exiled"
    CREATURE_SACRIFICED = "creature sacrificed"
    PERMANENT_SACRIFICED = "permanent sacrificed"
    CREATURE_TAPPED = "creature tapped"


def _is_of_any_number(node: MayPayWithAnyNumber) -> bool:
    """What is paid with is chosen, and costs generic mana less."""
    what = node.cost.verb.what
    return isinstance(what, Some) and isinstance(what.count, AnyNumber) and node.less.text.strip("{}").isdigit()


@phrase(
    "as an additional cost to cast ~, you may {cost}. ~ costs {less} less to cast for each {each} this way.",
    when=_is_of_any_number,
)
@dataclass(frozen=True, slots=True)
class MayPayWithAnyNumber(Paragraph):
    """ "As an additional cost to cast ~, you may exile any number of white cards from your hand. ~ costs {2} less to
    cast for each card exiled this way." (118.8b, 601.2b, 601.2f)"""

    cost: DoAsCost
    less: ManaSymbols
    each: DoneSo


class More(Enum):
    """How it is asked whether such a cost was paid."""

    EVIDENCE = "evidence was collected"
    THIS = "~'s additional cost was paid"
    THIS_SPELL = "this spell's additional cost was paid"


@phrase("{what}")
@dataclass(frozen=True, slots=True)
class PaidMore(Condition):
    """ "(if) evidence was collected" (701.59c, 607.2)."""

    what: More
