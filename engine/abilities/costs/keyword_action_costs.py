"""Costs that keyword actions make, and what asks whether one was paid (CR 118.8, 701.59c, 701.67)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.abilities.base import Condition, CostPart, Paragraph
from engine.abilities.nouns.noun_groups import Group
from engine.abilities.verbs.mana import ManaSymbols
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


@phrase("a {group:sg} was beheld")
@dataclass(frozen=True, slots=True)
class WasBeheld(Condition):
    """The quality that the cost asked for is that which it had then (701.4b)."""

    group: Group


def _is_generic(cost: Waterbend) -> bool:
    return cost.mana.text.strip("{}").isdecimal()


@phrase("waterbend {mana}", when=_is_generic)
@dataclass(frozen=True, slots=True)
class Waterbend(CostPart):
    """Mana for each of which an artifact or creature may be tapped (701.67a)."""

    mana: ManaSymbols
