"""Controlling another player (CR 723)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.abilities.base import Instruction, Who
from engine.abilities.verbs.skip import Whose
from engine.grammar.phrase import phrase


class AfterThatTurn(Enum):
    """What comes after the turn in which the player is controlled."""

    NOTHING = ""
    EXTRA_TURN = "after that turn, that player takes an extra turn"


@phrase("you control {whom:obj} during that player's next turn")
@phrase("you control {whom:obj} during their next turn", said=Whose.THEIR)
@phrase("you gain control of {whom:obj} during that player's next turn[. {after}]", gained=True)
@dataclass(frozen=True, slots=True)
class ControlPlayer(Instruction):
    """ "You control target player during that player's next turn." (723.1)"""

    whom: Who
    said: Whose = Whose.YOUR
    gained: bool = False
    """Whether it is said with "gain control of"; it means the same."""
    after: AfterThatTurn = AfterThatTurn.NOTHING
