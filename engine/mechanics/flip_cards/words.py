"""Flip cards (CR 710)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import PlayerVerb, Ref
from engine.grammar.phrase import phrase


@phrase("<flip> {what:obj}")
@dataclass(frozen=True, slots=True)
class Flip(PlayerVerb):
    """(710.1a)"""

    what: Ref
