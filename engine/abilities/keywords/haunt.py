"""Haunt: a card in exile that haunts a creature (CR 702.55)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import PlayerVerb, TriggerEvent
from engine.abilities.nouns.target_phrases import Target
from engine.grammar.phrase import phrase


@phrase("~ dies or is put into a graveyard as it resolves")
@dataclass(frozen=True, slots=True)
class IsSpent(TriggerEvent):
    """A permanent is put into a graveyard from the battlefield, or a spell during its resolution (702.55a)."""


@phrase("<exile> ~ haunting {creature:obj}")
@dataclass(frozen=True, slots=True)
class ExileHaunting(PlayerVerb):
    """(702.55a)"""

    creature: Target


@phrase("the creature ~ haunts dies")
@phrase("~ enters or the creature it haunts dies", or_enters=True)
@dataclass(frozen=True, slots=True)
class HauntedDies(TriggerEvent):
    """The second of them triggers in exile, too (702.55c)."""

    or_enters: bool = False

    @property
    def defined_by(self) -> tuple[str, ...]:
        return ("702.55c",)
