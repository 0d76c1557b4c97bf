"""Counters that players have (CR 122.1)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Amount, Who
from engine.abilities.quantities.for_each import Per
from engine.abilities.verbs.counters import CounterKind
from engine.grammar.phrase import phrase


@phrase("the number of {kind} counters {who:subj} <have:@who>")
@dataclass(frozen=True, slots=True)
class PlayerCounters(Amount):
    """ "the number of experience counters you have" (122.1)."""

    kind: CounterKind
    who: Who


@phrase("{kind} counter {who:subj} <have:@who>")
@dataclass(frozen=True, slots=True)
class PerPlayerCounter(Per):
    """ "(for each) experience counter you have"."""

    kind: CounterKind
    who: Who
