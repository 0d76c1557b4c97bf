"""Doing something to a target of each of several players (CR 601.2c, 608.2c)."""

from __future__ import annotations

from engine.abilities.verbs.for_each_players_target import ForEachPlayersTarget
from engine.rules.instructions.performing import PERFORM, perform
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game


@PERFORM.register(ForEachPlayersTarget)
def _for_each(game: Game, node: ForEachPlayersTarget, frame: Frame) -> Gen[None]:
    """It is done to all the targets at once (608.2c)."""
    yield from perform(game, node.what, frame)
