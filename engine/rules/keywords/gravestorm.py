"""Gravestorm (CR 702.69)."""

from __future__ import annotations

from engine.abilities.keywords.gravestorm import PermanentsLost
from engine.events import ZoneChange
from engine.rules.evaluate.evaluation import AMOUNTS
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.zones import Zone


@AMOUNTS.register(PermanentsLost)
def _permanents_lost(game: Game, node: PermanentsLost, frame: Frame) -> int:
    """Tokens count, as do the permanents of all players (702.69a)."""
    moves = game.this_turn(ZoneChange)
    return sum(move.origin is Zone.BATTLEFIELD and move.to is Zone.GRAVEYARD for move in moves)
