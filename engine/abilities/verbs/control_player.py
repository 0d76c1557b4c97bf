"""Controlling another player (CR 723)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Instruction, Who
from engine.abilities.verbs.skip import Whose
from engine.grammar.phrase import phrase


@phrase("you control {whom:obj} during that player's next turn")
@phrase("you control {whom:obj} during their next turn", said=Whose.THEIR)
@dataclass(frozen=True, slots=True)
class ControlPlayer(Instruction):
    """ "You control target player during that player's next turn." (723.1)"""

    whom: Who
    said: Whose = Whose.YOUR
