"""Counters, by kind, and putting them on something (CR 122)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum

from engine.abilities.base import Amount, Node, PlayerVerb, Ref
from engine.abilities.quantities.amounts import Fixed
from engine.grammar.phrase import Terminal, phrase


class CounterName(str, Terminal):
    """A kind of counter as written."""

    __slots__ = ()
    pattern = re.compile(
        r"[+-]\d/[+-]\d|(?:first|double) strike|"
        r"(?!(?:an?|the|that|those|this|another|each|any|all|more|no|one|two|or|and|of|its|your|their|chosen|"
        r"additional|other|every)\b)[a-z]+"
    )
    longest = 2


@phrase("{name}")
@dataclass(frozen=True, slots=True)
class CounterKind(Node):
    """A kind of counter: "+1/+1", "loyalty", "defense", "charge" (122.1)."""

    name: CounterName


ONE_COUNTER = Fixed(1)


class Bearer(Enum):
    """How the thing that enters with counters is called again."""

    IT = "it"
    THEM = "them"


@phrase("with {count:a} {kind} <counter:#count> on {bearer}")
@phrase("with an additional {kind} counter on {bearer}", count=ONE_COUNTER, additional=True)
@phrase(
    "with {count} additional {kind} <counter:#count> on {bearer}",
    additional=True,
    when=lambda node: node.count != ONE_COUNTER,
)
@dataclass(frozen=True, slots=True)
class WithCounters(Node):
    """ "with two +1/+1 counters on it": what a permanent enters with (614.12), a card is exiled with (122.6)."""

    kind: CounterKind
    count: Amount
    bearer: Bearer = Bearer.IT
    additional: bool = False
    """Whether it is said that they come beside those it enters with anyway, as they do."""


@phrase("<put> {count:a} {kind} <counter:#count> on {what:obj}", when=lambda verb: verb.count.stands_before)
@phrase("<put> a number of {kind} counters on {what:obj} equal to {count}", when=lambda v: not v.count.stands_before)
@phrase(
    "<put> a number of {kind} counters equal to {count} on {what:obj}",
    reads_only=True,
    when=lambda verb: not verb.count.stands_before,
)
@dataclass(frozen=True, slots=True)
class PutCounters(PlayerVerb):
    """(122.6)"""

    count: Amount
    kind: CounterKind
    what: Ref


@phrase("{count:a} {kind} <counter:#count> on {what:obj}", when=lambda share: share.count.stands_before)
@dataclass(frozen=True, slots=True)
class CountersThere(Node):
    """ "a loyalty counter on each other planeswalker you control": what is put on some among others."""

    count: Amount
    kind: CounterKind
    what: Ref


@phrase("<put> {shares:and 2+}")
@dataclass(frozen=True, slots=True)
class PutCountersHereAndThere(PlayerVerb):
    """ "put a +1/+1 counter on each creature you control and a loyalty counter on each planeswalker you control", all
    at once (122.6)."""

    shares: tuple[CountersThere, ...]


@phrase("{count:a} {kind} <counter:#count>", when=lambda share: share.count.stands_before)
@dataclass(frozen=True, slots=True)
class SoManyCounters(Node):
    """ "a flying counter": one kind among several."""

    count: Amount
    kind: CounterKind


@phrase("<put> {counters:and 2+} on {what:obj}")
@dataclass(frozen=True, slots=True)
class PutSeveralCounters(PlayerVerb):
    """ "put two +1/+1 counters and a flying counter on it" (122.6)."""

    counters: tuple[SoManyCounters, ...]
    what: Ref


@phrase("<put> {count:a} {kind} <counter:#count> and a counter from among {kinds:or 2+} on {what:obj}")
@dataclass(frozen=True, slots=True)
class PutAndOneOf(PlayerVerb):
    """ "put a +1/+1 counter and a counter from among flying, first strike, lifelink, or vigilance on it" (122.6,
    608.2d)."""

    count: Amount
    kind: CounterKind
    kinds: tuple[CounterKind, ...]
    what: Ref


class WhoseChoice(Enum):
    """Whether it is said whose choice it is; it is always that of who puts the counters."""

    UNSAID = ""
    YOUR = "your choice of"


@phrase("{kinds:or 2+} counter")
@phrase("counter from among {kinds:and 2+}", among=True)
@dataclass(frozen=True, slots=True)
class OneOfKinds(Node):
    """ "(your choice of a) menace, trample, reach, or haste counter": one counter, of one of several kinds."""

    kinds: tuple[CounterKind, ...]
    among: bool = False

    @property
    def options(self) -> tuple[SoManyCounters, ...]:
        """A counter of each kind."""
        return tuple(SoManyCounters(ONE_COUNTER, kind) for kind in self.kinds)


@phrase("<put> [{choice} ]{options:or 2+} on {what:obj}")
@dataclass(frozen=True, slots=True)
class PutCountersOfChoice(PlayerVerb):
    """ "put your choice of a vigilance counter, a reach counter, or a trample counter on it" (122.6, 608.2d)."""

    options: tuple[SoManyCounters, ...]
    what: Ref
    choice: WhoseChoice = WhoseChoice.UNSAID


@phrase("<put> your choice of a {one} on {what:obj}")
@dataclass(frozen=True, slots=True)
class PutOneOfKinds(PlayerVerb):
    """ "put your choice of a menace, trample, reach, or haste counter on target Dinosaur" (122.6, 608.2d)."""

    one: OneOfKinds
    what: Ref

    @property
    def options(self) -> tuple[SoManyCounters, ...]:
        """A counter of each kind."""
        return self.one.options
