"""The moment at which an object has so many counters, and how many it can have (CR 122.4, 122.7)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Amount, ObjectVerb, Ref, TriggerEvent
from engine.abilities.verbs.counters import CounterKind
from engine.grammar.phrase import phrase


@phrase("the {nth:ordinal} {kind} counter is put on {subject:obj}")
@dataclass(frozen=True, slots=True)
class NthCounterPut(TriggerEvent):
    """ "(when) the twelfth hour counter is put on ~": it had fewer, and has so many or more (122.7)."""

    nth: int
    kind: CounterKind
    subject: Ref


@phrase("can't have more than {most} {kind} counters on it")
@dataclass(frozen=True, slots=True)
class HasAtMost(ObjectVerb):
    """ "~ can't have more than seven dream counters on it": those beyond are removed (122.4, 704.5r)."""

    most: Amount
    kind: CounterKind
