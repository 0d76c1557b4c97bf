"""Players who can't lose or win the game, or don't without life (CR 101.2, 104)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.abilities.base import PlayerVerb
from engine.abilities.prohibitions.players_cant import Forbidden
from engine.grammar.phrase import phrase


@phrase("lose the game", form="base")
@dataclass(frozen=True, slots=True)
class LosingTheGame(Forbidden):
    """(104.3, 101.2)"""


@phrase("win the game", form="base")
@dataclass(frozen=True, slots=True)
class WinningTheGame(Forbidden):
    """(104.2b, 101.2)"""


@phrase("<don't> lose the game for having 0 or less life")
@dataclass(frozen=True, slots=True)
class LivesWithoutLife(PlayerVerb):
    """(104.3b, 704.5a)"""

    lasting: ClassVar[bool] = True
