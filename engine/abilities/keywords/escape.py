"""Escape (CR 702.138)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Ability, Condition, Declaration, ObjectVerb, Ref
from engine.abilities.nouns.object_phrases import It, This
from engine.abilities.replacement.entering import CounterOfKinds, CountersOfChoice, EnteringCounters
from engine.grammar.phrase import phrase


@phrase("{subject:subj} <escape:@subject> {counters}")
@dataclass(frozen=True, slots=True)
class EscapesWith(Declaration):
    """If it escaped, it enters with counters (702.138c)."""

    subject: This | It
    counters: EnteringCounters | CountersOfChoice | CounterOfKinds


@phrase("<escape> with {abilities:and quoted}")
@dataclass(frozen=True, slots=True)
class EscapesHaving(ObjectVerb):
    """If it escaped, it has an ability (702.138d)."""

    abilities: tuple[Ability, ...]


@phrase("{subject:subj} escaped")
@dataclass(frozen=True, slots=True)
class Escaped(Condition):
    """Whether the permanent's spell was cast from a graveyard by its escape ability (702.138b)."""

    subject: Ref
