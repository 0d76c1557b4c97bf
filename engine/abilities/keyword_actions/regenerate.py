"""Regenerating, as texts say it (CR 701.19)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Declaration, ObjectVerb, PlayerVerb, Ref
from engine.abilities.nouns.object_phrases import This
from engine.grammar.phrase import phrase


@phrase("if {what:subj} would be destroyed, regenerate it")
@dataclass(frozen=True, slots=True)
class AlwaysRegenerates(Declaration):
    """ "If ~ would be destroyed, regenerate it": each time (701.19b)."""

    what: This


@phrase("<regenerate> {what:obj}")
@dataclass(frozen=True, slots=True)
class Regenerate(PlayerVerb):
    """Shield a permanent from being destroyed the next time this turn (701.19a)."""

    what: Ref


@dataclass(frozen=True, slots=True)
class RegenerationShield(ObjectVerb):
    """What a regenerated permanent has until the shield is used or the turn ends (701.19a)."""
