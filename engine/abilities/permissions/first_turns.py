"""What can't be cast early in a game (CR 601.3)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Declaration
from engine.grammar.phrase import phrase


@phrase("you can't cast ~ during your first, second, or third turns of the game")
@dataclass(frozen=True, slots=True)
class NotInFirstTurns(Declaration):
    """ "You can't cast this spell during your first, second, or third turns of the game." (601.3)"""
