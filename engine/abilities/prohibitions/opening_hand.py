"""What is done with a card in an opening hand (CR 103.6)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Declaration
from engine.grammar.phrase import phrase


@phrase("if ~ is in your opening hand, you may begin the game with it on the battlefield")
@dataclass(frozen=True, slots=True)
class InOpeningHand(Declaration):
    """Taken into account before the game begins (103.6); a board begins later."""
