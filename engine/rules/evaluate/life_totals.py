"""How high life totals are (CR 103.4, 119.1)."""

from __future__ import annotations

from engine.abilities.quantities import life_totals as m
from engine.rules.evaluate.evaluation import AMOUNTS, players
from engine.state.frame import Frame
from engine.state.game import Game


@AMOUNTS.register(m.LifeTotal)
def _life(game: Game, node: m.LifeTotal, frame: Frame) -> int:
    game.look("life")
    return sum(game.players[p].life for p in players(game, node.who, frame))


@AMOUNTS.register(m.StartingLifeTotal)
def _starting_life(game: Game, node: m.StartingLifeTotal, frame: Frame) -> int:
    """(103.4)"""
    return game.starting_life
