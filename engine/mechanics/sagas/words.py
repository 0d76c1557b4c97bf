"""Sagas and emblem-like lines with symbols: chapter abilities (CR 714.2)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Paragraph, TriggerEvent
from engine.abilities.sentences import Sentences
from engine.grammar.phrase import hidden, phrase


@phrase("{chapters:roman comma} — {effect}")
@dataclass(frozen=True, slots=True)
class Chapter(Paragraph):
    """ "I, II — [Effect]": a triggered ability for each of the numbers (714.2b-c)."""

    chapters: tuple[int, ...]
    effect: Sentences


@phrase("chapter {number:roman} is reached", when=lambda trigger_event: trigger_event.made)
@dataclass(frozen=True, slots=True)
class ChapterReached(TriggerEvent):
    """The number of lore counters became at least this (714.2b). Never read: chapter symbols stand for it."""

    number: int
    made: bool = hidden(False)
