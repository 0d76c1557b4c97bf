"""Whom "defending player" means (CR 508.5)."""

from __future__ import annotations

from engine.state.game import Game
from engine.state.ids import PlayerId, TargetId


def defending_player(game: Game, attacked: TargetId) -> PlayerId:
    """The player that a rule or effect means by "defending player" when this is attacked: the player, a
    planeswalker's controller or a battle's protector, as they last were (310.8d, 508.5)."""
    if attacked.player is not None:
        return attacked.player
    number = attacked.object_id
    if "Battle" in game.characteristics(number).types:
        protector = game.find(number).protector
        if protector is not None:
            if protector != game.controller(number):
                game.cite("310.8d")
            return protector
    return game.controller(number)
