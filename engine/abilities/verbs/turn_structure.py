"""Whose turn it is, and which attacks of it are the first (CR 500)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Who
from engine.abilities.trigger_events import ObjectEventVerb
from engine.grammar.phrase import phrase


@phrase("the player whose turn it is")
@dataclass(frozen=True, slots=True)
class TurnsPlayer(Who):
    """The active player (102.1)."""


@phrase("<attack> for the first time each turn")
@dataclass(frozen=True, slots=True)
class AttackFirst(ObjectEventVerb):
    """Be declared as an attacker, not having been one earlier in the turn (508.3a)."""
