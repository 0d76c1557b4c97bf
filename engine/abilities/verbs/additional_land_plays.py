"""Playing more lands than one, for a turn (CR 305.2)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Instruction
from engine.grammar.phrase import phrase


@phrase("you may play an additional land this turn", count=1)
@phrase("you may play up to {count} additional lands this turn")
@phrase("you may play {count} additional lands this turn", up_to=False)
@dataclass(frozen=True, slots=True)
class MoreLandsThisTurn(Instruction):
    """(305.2)"""

    count: int
    up_to: bool = True
