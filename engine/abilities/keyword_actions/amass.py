"""Amassing, as texts say it (CR 701.47)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Amount, ObjectVerb, PlayerVerb
from engine.abilities.nouns.types_and_colors import Subtype
from engine.grammar.phrase import phrase


@phrase("<amass> {subtype:pl} {count:digits}")
@phrase("<amass> {count:digits}")
@dataclass(frozen=True, slots=True)
class Amass(PlayerVerb):
    """ "amass Zombies 2" (701.47). Without a type, as older cards have it, Zombies are meant (701.47d)."""

    count: Amount
    subtype: Subtype | None = None


@dataclass(frozen=True, slots=True)
class AlsoSubtype(ObjectVerb):
    """What amassing may make of an Army (701.47a)."""

    subtype: Subtype
