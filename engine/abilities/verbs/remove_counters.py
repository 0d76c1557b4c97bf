"""Removing counters, and how many were removed (CR 122)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from engine.abilities.base import Amount, PlayerVerb, Ref
from engine.abilities.nouns.noun_groups import Group
from engine.abilities.nouns.object_phrases import This
from engine.abilities.quantities.amounts import Fixed
from engine.abilities.quantities.for_each import Per
from engine.abilities.verbs.counters import CounterKind
from engine.grammar.phrase import phrase


@phrase("<remove> {count:a} {kind} <counter:#count> from {what:obj}", when=lambda verb: verb.count.stands_before)
@phrase(
    "<remove> a number of {kind} counters equal to {count} from {what:obj}",
    when=lambda verb: not verb.count.stands_before,
)
@dataclass(frozen=True, slots=True)
class RemoveCounters(PlayerVerb):
    """ "remove a charge counter from ~" (122.1)."""

    count: Amount
    kind: CounterKind
    what: Ref


@phrase("<remove> a counter from {what:obj}")
@dataclass(frozen=True, slots=True)
class RemoveOneCounter(PlayerVerb):
    """ "remove a counter from a creature you control": of a kind of the player's choice (122.1)."""

    what: Ref


@phrase("<remove> {count} counters from {what:obj}", when=lambda verb: verb.count.value > 1)
@dataclass(frozen=True, slots=True)
class RemoveSeveralCounters(PlayerVerb):
    """ "remove two counters from ~": of kinds of the player's choice, in any combination (122.1)."""

    count: Fixed
    what: This


@phrase("<remove> all[ {kind}] counters from {what:obj}")
@dataclass(frozen=True, slots=True)
class RemoveAllCounters(PlayerVerb):
    """ "remove all counters from up to one target permanent", "remove all gold counters from all creatures"."""

    what: Ref
    kind: CounterKind | None = None
    """All kinds, where none is named."""


class ThoseCounters(Enum):
    """How the counters that a condition has counted are called again."""

    THOSE = "those counters"
    ALL = "all of them"
    ALL_FROM_IT = "all of them from it"
    THEM = "them"
    THEM_ALL = "them all"


@phrase("<remove> {those}")
@dataclass(frozen=True, slots=True)
class RemoveThoseCounters(PlayerVerb):
    """ "(if ~ has three or more quest counters on it,) remove those counters": all of that kind (122.1)."""

    needs: ClassVar[str] = "HasCounters"
    those: ThoseCounters


@phrase("the number of[ {kind}] counters removed this way")
@dataclass(frozen=True, slots=True)
class CountersRemoved(Amount):
    """How many counters this spell or ability has removed, as a cost or in what it does."""

    kind: CounterKind | None = None


@phrase("<remove> any number of {kind} counters from {what:obj}")
@dataclass(frozen=True, slots=True)
class RemoveAnyNumber(PlayerVerb):
    """ "remove any number of storage counters from ~": how many is decided as it is done."""

    what: This
    kind: CounterKind


ONE_COUNTER = Fixed(1)


@phrase("{kind} counter removed this way")
@phrase("counter removed this way", kind=None)
@phrase("{every} counters removed this way", kind=None, when=lambda per: per.every != ONE_COUNTER)
@dataclass(frozen=True, slots=True)
class PerCounterRemoved(Per):
    """ "(for each) charge counter removed this way", "five counters removed this way"."""

    kind: CounterKind | None
    every: Fixed = ONE_COUNTER
    """How many are counted as one; what is left over counts for nothing."""


@phrase("<remove> a {kind} counter from each of any number of {group:pl}")
@dataclass(frozen=True, slots=True)
class RemoveFromAnyNumber(PlayerVerb):
    """ "remove a loyalty counter from each of any number of permanents you control": "that many" are they (608.2d)."""

    kind: CounterKind
    group: Group


@phrase("<remove> up to {most} counters from {what:obj}")
@dataclass(frozen=True, slots=True)
class RemoveUpTo(PlayerVerb):
    """ "remove up to three counters from target permanent": of kinds of the player's choice, in any combination (122.1,
    107.1c)."""

    most: Amount
    what: Ref


@phrase("<remove> {count:a} {kind} <counter:#count> from among {group:pl}", when=lambda verb: verb.count.stands_before)
@phrase("<remove> {count} counters from among {group:pl}", kind=None, when=lambda verb: verb.count.stands_before)
@dataclass(frozen=True, slots=True)
class RemoveFromAmong(PlayerVerb):
    """ "remove two +1/+1 counters from among creatures you control": from one of them or from several (122.1)."""

    count: Amount
    kind: CounterKind | None
    """Of kinds of the player's choice, where none is named."""
    group: Group
