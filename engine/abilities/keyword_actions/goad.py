"""Goading, as texts say it (CR 701.15)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Adjective, ObjectVerb, PlayerVerb, Ref, Who
from engine.grammar.phrase import phrase


@phrase("<be> goaded")
@dataclass(frozen=True, slots=True)
class Goaded(ObjectVerb):
    """Attacks each combat if able, and attacks a player other than who goaded it if able (701.15b)."""


@phrase("<goad> {what:obj}")
@dataclass(frozen=True, slots=True)
class Goad(PlayerVerb):
    """Until the next turn of the player who does it, creatures are goaded (701.15a)."""

    what: Ref


@phrase("goaded")
@dataclass(frozen=True, slots=True)
class IsGoaded(Adjective):
    """ "goaded (creature)" (701.15b)."""


@phrase("a player other than you")
@dataclass(frozen=True, slots=True)
class AnotherPlayer(Who):
    """Anybody but the player who goads (701.15b)."""
