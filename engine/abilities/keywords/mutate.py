"""What texts say of mutating (CR 702.140)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Amount, Paragraph, Qualifier, Ref
from engine.abilities.trigger_events import ObjectEventVerb
from engine.grammar.phrase import phrase


@phrase("<mutate>")
@dataclass(frozen=True, slots=True)
class Mutate(ObjectEventVerb):
    """A spell merges with it as a mutating creature spell resolves (702.140d)."""


@phrase("the number of times {subject:subj} <have:@subject> mutated")
@dataclass(frozen=True, slots=True)
class TimesMutated(Amount):
    """(702.140d)"""

    subject: Ref


@phrase("with the same owner as ~")
@dataclass(frozen=True, slots=True)
class SameOwner(Qualifier):
    """What a mutating creature spell can target (702.140a)."""


@phrase("you may cast ~ from your graveyard using its mutate ability.")
@dataclass(frozen=True, slots=True)
class CastByMutating(Paragraph):
    """For no other cost than that (601.3, 702.140a)."""
