"""Kicker (CR 702.33)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Condition, KeywordAbility, Ref
from engine.abilities.verbs.mana import ManaSymbols
from engine.grammar.phrase import phrase


@phrase("kicker {first} and/or {second}")
@phrase("kicker {first} and/or kicker {second}", said=2)
@dataclass(frozen=True, slots=True)
class TwoKickers(KeywordAbility):
    """Two kicker abilities (702.33b)."""

    first: ManaSymbols
    second: ManaSymbols
    said: int = 1
    """How often the line says "kicker"; it means the same."""


@phrase("{subject:subj} was kicked with its {cost} kicker")
@dataclass(frozen=True, slots=True)
class WasKickedWith(Condition):
    """Which of two kicker costs was paid (702.33f)."""

    subject: Ref
    cost: ManaSymbols

    @property
    def defined_by(self) -> tuple[str, ...]:
        return ("607.2i",)
