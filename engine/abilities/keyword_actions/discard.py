"""Discarding, as texts say it (CR 701.9)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.abilities.base import Amount, PlayerVerb, Ref
from engine.abilities.nouns.noun_groups import Described, Thing, Where
from engine.abilities.nouns.object_phrases import Some
from engine.abilities.quantities.amounts import AnyNumber, UpTo
from engine.grammar.phrase import phrase


class Randomly(Enum):
    """Whether cards are discarded at random rather than chosen (701.9b)."""

    CHOSEN = ""
    AT_RANDOM = "at random"


@phrase("<discard> {count:a} <card:#count>[ {how}]", when=lambda verb: verb.count.stands_before)
@phrase("<discard> a number of cards equal to {count}", when=lambda verb: not verb.count.stands_before)
@phrase("<discard> cards equal to {count}", briefly=True, when=lambda verb: not verb.count.stands_before)
@dataclass(frozen=True, slots=True)
class Discard(PlayerVerb):
    """Discard cards from hand; the player chooses which unless at random (701.9)."""

    count: Amount
    how: Randomly = Randomly.CHOSEN
    briefly: bool = False


def _is_described(discard: DiscardThese) -> bool:
    """A mere number of cards is ``Discard``."""
    what = discard.what
    mere = isinstance(what, Some) and what.group == Described(Thing(Where.CARD))
    return not mere or isinstance(what.count, UpTo | AnyNumber)


@phrase("<discard> {what:obj}[ {how}]", when=_is_described)
@dataclass(frozen=True, slots=True)
class DiscardThese(PlayerVerb):
    """ "discard that card", "discard a land card", "discard your hand" (701.9)."""

    what: Ref
    how: Randomly = Randomly.CHOSEN
