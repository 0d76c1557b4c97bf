"""Winning, losing and drawing the game (CR 104)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.abilities.base import Declaration, Instruction, PlayerVerb, Who
from engine.grammar.phrase import phrase


class Order(Enum):
    """Which of the two is said first."""

    LOSING = "losing"
    WINNING = "winning"


@phrase("{losers:subj} can't lose the game and {winners:subj} can't win the game", order=Order.LOSING)
@phrase("{winners:subj} can't win the game and {losers:subj} can't lose the game", order=Order.WINNING)
@dataclass(frozen=True, slots=True)
class GameGoesOn(Declaration):
    """ "You can't lose the game and your opponents can't win the game." (101.2, 104.2-104.3)"""

    losers: Who
    winners: Who
    order: Order


class Outcome(Enum):
    """How the game can be decided by an effect (104.2b, 104.3e)."""

    WIN = "win"
    LOSE = "lose"


@phrase("<win> the game", outcome=Outcome.WIN)
@phrase("<lose> the game", outcome=Outcome.LOSE)
@dataclass(frozen=True, slots=True)
class EndGame(PlayerVerb):
    """ "you win the game", "that player loses the game"."""

    outcome: Outcome


@phrase("the game is a draw")
@dataclass(frozen=True, slots=True)
class GameDrawn(Instruction):
    """ "The game is a draw." (104.4c)"""

    one_shot = True
