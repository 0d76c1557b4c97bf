"""Choosing cards or permanents (CR 608.2d)."""

from __future__ import annotations

from engine.abilities.verbs.choose import Choose
from engine.rules.instructions.carrying_out import DO, Acted, objects_for
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId, TargetId


@DO.register(Choose)
def _choose(game: Game, verb: Choose, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """(608.2d)"""
    acted: Acted = []
    for player in players:
        ids = yield from objects_for(game, verb.what, frame, player, "choose-objects", "608.2d")
        acted += TargetId.of_objects(ids)
    frame.done = bool(acted)
    return acted
