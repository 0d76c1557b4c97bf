"""Foraging, as texts say it (CR 701.61)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import PlayerVerb
from engine.grammar.phrase import phrase


@phrase("<forage>")
@dataclass(frozen=True, slots=True)
class Forage(PlayerVerb):
    """(701.61a)"""
