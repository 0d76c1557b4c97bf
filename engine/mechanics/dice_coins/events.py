"""Coins and dice (CR 705, 706)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.events.base import OfPlayer


@dataclass(frozen=True, slots=True)
class CoinFlipped(OfPlayer):
    """A player has flipped a coin (705.2). ``end`` is "win", "lose", "heads" or "tails"."""

    end: str


@dataclass(frozen=True, slots=True)
class DieRolled(OfPlayer):
    """A player has rolled a die (706.2)."""

    sides: int
    result: int
