"""Additional costs that may be paid, and whether one was (CR 118.8b, 601.2b)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.abilities.base import Condition, CostPart, Paragraph
from engine.grammar.phrase import phrase


@phrase("as an additional cost to cast ~, you may {cost}.")
@dataclass(frozen=True, slots=True)
class MayPayMore(Paragraph):
    """An additional cost that may be paid or not, announced as the spell is cast (118.8b, 601.2b)."""

    cost: CostPart


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
