"""What only matters before a game begins (CR 100.2a)."""

from __future__ import annotations

from engine.abilities.before_the_game import AnyNumberInDeck
from engine.game import Game
from engine.rules.limits import LOOKED_UP


@LOOKED_UP.register(AnyNumberInDeck)
def _over(game: Game, node: AnyNumberInDeck) -> None:
    """Decks are built before any board: nothing is left to be done."""
