"""Distributing counters (CR 122, 601.2d)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Amount, PlayerVerb, Ref
from engine.abilities.verbs.counters import CounterKind
from engine.grammar.phrase import phrase


@phrase("<distribute> {count} {kind} <counter:#count> among {what:obj}")
@dataclass(frozen=True, slots=True)
class Distribute(PlayerVerb):
    """Counters divided as one likes, at least one on each (601.2d, 608.2d)."""

    count: Amount
    kind: CounterKind
    what: Ref
