"""Losing half of one's life (CR 107.1a, 119.3)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import PlayerVerb
from engine.abilities.quantities.computed_amounts import Rounded
from engine.abilities.quantities.life_lost import OwnLife
from engine.grammar.phrase import phrase


@phrase("<lose> half {whose} life, {way}")
@dataclass(frozen=True, slots=True)
class LoseHalfLife(PlayerVerb):
    """ "you lose half your life, rounded up" (107.1a)."""

    whose: OwnLife
    way: Rounded
