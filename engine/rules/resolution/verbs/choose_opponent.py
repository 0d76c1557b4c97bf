"""Choosing one of the opponents (CR 608.2d)."""

from __future__ import annotations

from engine.abilities.verbs.choose_opponent import ChooseOpponent
from engine.rules.choices.which_player import which_player
from engine.rules.instructions.carrying_out import DO, Acted
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId, TargetId


@DO.register(ChooseOpponent)
def _choose(game: Game, verb: ChooseOpponent, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """By chance, or as the player likes (608.2d)."""
    chosen: Acted = []
    for player in players:
        able = [one.number for one in game.opponents(player)]
        if verb.random and able:
            chosen.append(TargetId.of_player(game.random.choice(able)))
        elif able:
            chosen.append(TargetId.of_player((yield from which_player(player, able, frame.source, "608.2d"))))
    frame.done = bool(chosen)
    return chosen
