"""Adapting (CR 701.46)."""

from __future__ import annotations

from engine.abilities.keyword_actions.adapt import Adapt
from engine.rules.evaluate.evaluation import amount
from engine.rules.instructions.carrying_out import DO, Acted
from engine.rules.resolution.verbs.counters import GROWTH, put_growth
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId, TargetId


@DO.register(Adapt)
def _adapt(game: Game, verb: Adapt, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """Only if it has no +1/+1 counters (701.46a)."""
    it = game.now(frame.source)
    if it is not None and not it.counters.get(GROWTH):
        yield from put_growth(game, [it.id], amount(game, verb.count, frame), frame.controller, "701.46a")
    return [TargetId.of_object(frame.source)]
