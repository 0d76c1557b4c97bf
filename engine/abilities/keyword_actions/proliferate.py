"""Proliferating, as texts say it (CR 701.34)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import PlayerVerb
from engine.grammar.phrase import phrase


@phrase("<proliferate>")
@dataclass(frozen=True, slots=True)
class Proliferate(PlayerVerb):
    """(701.34)"""
