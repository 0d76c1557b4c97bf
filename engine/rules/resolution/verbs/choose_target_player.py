"""A target player who is chosen before anything is said of them (CR 115.1)."""

from __future__ import annotations

from engine.abilities.verbs.choose_target_player import ChooseTargetPlayer
from engine.rules.evaluate.evaluation import players as players_of
from engine.rules.instructions.carrying_out import DO, Acted
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId, TargetId


@DO.register(ChooseTargetPlayer)
def _chosen_already(game: Game, verb: ChooseTargetPlayer, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """The target was chosen on announcement (601.2c)."""
    return TargetId.of_players(players_of(game, verb.who, frame))
    yield
