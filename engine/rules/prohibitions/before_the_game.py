"""What is done before a game begins (CR 100.2a, 607.2p)."""

from __future__ import annotations

from engine.abilities.permissions.before_the_game import AnyNumberInDeck, ColorOfCommander
from engine.rules.continuous.statements import LOOKED_UP
from engine.state.game import Game


@LOOKED_UP.register(AnyNumberInDeck, ColorOfCommander)
def _over(game: Game, node: AnyNumberInDeck | ColorOfCommander) -> None:
    """That is over before any board: nothing is left to be done. What was chosen is said with the commander."""
