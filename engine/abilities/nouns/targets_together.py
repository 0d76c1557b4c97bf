"""Targets that must differ or have something in common, and what still resolves without (CR 601.2c, 608.2b)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from engine.abilities.base import Instruction, Qualifier
from engine.grammar.phrase import phrase


class Together(Enum):
    """What several targets of one phrase must be to each other."""

    APART = "controlled by different players"
    SAME_PLAYER = "controlled by the same player"
    SAME_OPPONENT = "controlled by the same opponent"
    CREATURE_TYPE = "that share a creature type"
    NO_CREATURE_TYPE = "that share no creature types"
    CARD_TYPE = "that share a card type"
    PERMANENT_TYPE = "that share a permanent type"


@phrase("{how}")
@dataclass(frozen=True, slots=True)
class AllTogether(Qualifier):
    """ "two target permanents that share a card type": said of all of them together (601.2c)."""

    targets_only: ClassVar[bool] = True
    how: Together

    @property
    def comes_last(self) -> bool:
        """Where the cards are may be said behind what they share."""
        return self.how is not Together.CREATURE_TYPE


@phrase("this ability still resolves if its target becomes illegal")
@dataclass(frozen=True, slots=True)
class StillResolves(Instruction):
    """An exception to a spell or ability without legal targets not resolving (608.2b)."""
