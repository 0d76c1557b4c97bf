"""Cumulative Upkeep (CR 702.24)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.abilities.base import KeywordAbility, PlayerVerb
from engine.abilities.symbols import Symbol
from engine.abilities.verbs.counters import CounterName
from engine.abilities.verbs.mana import ManaSymbols
from engine.grammar.phrase import phrase


@phrase("<pay> {mana} for each {kind} counter on ~")
@phrase("<pay> {life:digits} life for each {kind} counter on ~")
@phrase("<pay> {mana} or {other} for each {kind} counter on ~")
@phrase("<pay> {mana} and {life:digits} life for each {kind} counter on ~")
@dataclass(frozen=True, slots=True)
class PayForEach(PlayerVerb):
    """Pay a cost of mana or of life so many times over, whole or not at all (702.24a); of two kinds of mana either
    each time."""

    kind: CounterName
    mana: ManaSymbols | None = None
    life: int | None = None
    other: ManaSymbols | None = None


@phrase("<pay> that cost for each {kind} counter on ~")
@dataclass(frozen=True, slots=True)
class PayKeywordForEach(PlayerVerb):
    """Pay the cost that stands with the keyword, an action, so many times over (702.24a)."""

    kind: CounterName


@phrase("cumulative upkeep {first} or {second}")
@dataclass(frozen=True, slots=True)
class CumulativeEither(Symbol, KeywordAbility):
    """Cumulative upkeep of two kinds of mana, of which either is paid each time (702.24a)."""

    rule: ClassVar[str] = "702.24a"
    first: ManaSymbols
    second: ManaSymbols
