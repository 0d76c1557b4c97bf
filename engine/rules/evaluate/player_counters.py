"""Counters that players have (CR 122.1)."""

from __future__ import annotations

from engine.abilities.quantities import player_counters as pc
from engine.rules.evaluate.evaluation import AMOUNTS, players
from engine.rules.evaluate.for_each import PER
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.objects import GameObject


@AMOUNTS.register(pc.PlayerCounters)
def _counters(game: Game, node: pc.PlayerCounters, frame: Frame) -> int:
    game.look("counters")
    return sum(game.players[p].counters.get(node.kind.name, 0) for p in players(game, node.who, frame))


@PER.register(pc.PerPlayerCounter)
def _per_counter(game: Game, per: pc.PerPlayerCounter, frame: Frame, it: GameObject | None) -> int:
    game.look("counters")
    return sum(game.players[p].counters.get(per.kind.name, 0) for p in players(game, per.who, frame))
