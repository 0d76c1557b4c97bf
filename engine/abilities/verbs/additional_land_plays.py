"""Playing more lands than one: each turn, or for a turn (CR 305.2)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Declaration, Instruction
from engine.grammar.phrase import phrase


@phrase("you may play an additional land this turn", count=1)
@phrase("you may play up to {count} additional lands this turn")
@phrase("you may play {count} additional lands this turn", up_to=False)
@dataclass(frozen=True, slots=True)
class MoreLandsThisTurn(Instruction):
    """(305.2)"""

    count: int
    up_to: bool = True


@phrase("you may play an additional land on each of your turns")
@phrase("you may play {count} additional lands on each of your turns")
@phrase("you may play any number of lands on each of your turns", count=None)
@phrase("each player may play an additional land on each of their turns", count=1, everybody=True)
@dataclass(frozen=True, slots=True)
class AdditionalLands(Declaration):
    """(305.2) None is any number."""

    count: int | None = 1
    everybody: bool = False
