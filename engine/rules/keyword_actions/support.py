"""Supporting (CR 701.41)."""

from __future__ import annotations

from engine.abilities.keyword_actions.support import Support
from engine.rules.evaluate.evaluation import objects
from engine.rules.instructions.carrying_out import DO, Acted, present
from engine.rules.resolution.verbs.counters import put_growth
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId, TargetId


@DO.register(Support)
def _support(game: Game, verb: Support, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """(701.41a)"""
    ids = present(game, objects(game, verb.what, frame))
    for player in players:
        yield from put_growth(game, ids, 1, player, "701.41a")
    return TargetId.of_objects(ids)
