"""Clauses of a verdict on what became of things, and what each weighs."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, replace
from enum import IntEnum
from typing import Any

from engine.report.fates import Fate
from engine.report.net_results import NetResults
from engine.report.who_sacrifices import SACRIFICED
from engine.state.choices import Message
from engine.state.ids import ObjectId

SMALL_FATES = frozenset(
    {"verdict-enters", "verdict-enters-under", "verdict-enters-as-copy", "verdict-ceases", "verdict-exiled", SACRIFICED}
)
"""What becomes of things in the course of what is asked about: spells resolve, costs are paid."""


class Weight(IntEnum):
    """How much a clause says of what a board was made for."""

    RESULT = 0
    """What became of what was acted on."""
    BESIDE = 1
    COURSE = 2
    """What goes without saying beside any result."""


@dataclass(frozen=True, slots=True)
class Clause:
    """A part of a verdict."""

    said: Message | Fate
    weight: Weight = Weight.RESULT
    falls_off: bool = False
    """Whether it speaks of Auras alone that are gone as there is nothing legal for them to enchant."""


def clauses_of_fates(results: NetResults, causes: Iterable[ObjectId]) -> Iterator[Clause]:
    """What became of things."""
    named = {results.refs.root(one) for one in causes}
    for fate in results.fates():
        paid = [one for one in fate.things if fate.key == "verdict-to-exile" and results.exiled_to_pay(one)]
        if paid:
            yield Clause(replace(fate, things=paid), Weight.COURSE)
            fate = replace(fate, things=[one for one in fate.things if one not in paid])
        if not fate.things:
            continue
        if fate.key != "verdict-enters":
            yield Clause(fate, _weight_of(fate, results), results.fell_off(fate))
            continue
        weights = {
            id(one): _weight_of_entering(one, results, named, changed="changed_by" in fate.args) for one in fate.things
        }
        for weight in Weight:
            things = [one for one in fate.things if weights[id(one)] is weight]
            if things:
                yield Clause(replace(fate, things=things), weight)


def is_death(clause: Clause) -> bool:
    """Whether it says that creatures have died, by being sacrificed or otherwise (700.4)."""
    if not isinstance(clause.said, Fate):
        return False
    sacrificed = clause.said.key == SACRIFICED and clause.weight is Weight.RESULT
    return sacrificed or clause.said.key.startswith("verdict-dies")


def _weight_of_entering(thing: Any, results: NetResults, named: Collection[ObjectId], *, changed: bool) -> Weight:
    """What it says that something has entered: from a graveyard, or in a way that effects have changed, more than for
    what is cast for it, or is told with what it has changed."""
    if changed or results.is_returned(thing):
        return Weight.RESULT
    told = results.root(thing) in named and results.is_cast(thing)
    return Weight.COURSE if results.is_played(thing) or told else Weight.BESIDE


def _weight_of(fate: Fate, results: NetResults) -> Weight:
    if results.only_cast(fate):
        return Weight.COURSE
    if fate.key == SACRIFICED and results.has_died(fate):
        return Weight.RESULT
    if fate.key == SACRIFICED and all(map(results.paid_for_itself, fate.things)):
        return Weight.COURSE
    return Weight.BESIDE if fate.key in SMALL_FATES else Weight.RESULT
