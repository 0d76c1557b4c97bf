"""Exerting as a cost (CR 701.43)."""

from __future__ import annotations

from engine.abilities.keyword_actions.exert import Exert
from engine.rules.combat.exerting import exerted
from engine.rules.evaluate.object_phrases import things
from engine.rules.instructions.carrying_out import DO, POSSIBLE, Acted, present
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId, TargetId, objects_in
from engine.state.zones import Zone


@DO.register(Exert)
def _exert(game: Game, verb: Exert, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """Whether it is tapped or not (701.43b)."""
    held = present(game, objects_in(things(game, verb.what, frame)))
    exerted(game, players[0], held, "701.43a")
    frame.done = bool(held)
    return TargetId.of_objects(held)
    yield


@POSSIBLE.register(Exert)
def _can_exert(game: Game, verb: Exert, frame: Frame, player: PlayerId) -> bool:
    """(701.43c)"""
    held = present(game, objects_in(things(game, verb.what, frame)))
    return any(game.objects[i].zone is Zone.BATTLEFIELD for i in held)
