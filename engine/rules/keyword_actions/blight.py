"""Blighting (CR 701.68)."""

from __future__ import annotations

from engine.abilities.keyword_actions.blight import Blight
from engine.rules.evaluate.evaluation import amount
from engine.rules.instructions.carrying_out import DO, POSSIBLE, Acted
from engine.rules.instructions.choosing_objects import choose_objects
from engine.rules.keyword_actions.action_done import action_done
from engine.rules.keyword_actions.bolster import creatures
from engine.rules.pipeline import happen
from engine.rules.resolution.verbs.counters import counters_on_each
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId, TargetId


@DO.register(Blight)
def _blight(game: Game, verb: Blight, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """-1/-1 counters on a creature of one's own (701.68a)."""
    count = amount(game, verb.count, frame)
    acted: Acted = []
    for player in players:
        can = [it.id for it in creatures(game, player)]
        chosen = yield from choose_objects(game, player, can, 1, 1, "choose-blighted", "701.68a", frame)
        if count > 0:
            yield from happen(game, counters_on_each(chosen, [("-1/-1", count)], frame, player), "701.68a")
        action_done(game, player, "blight", "701.68d", chosen, count)
        acted += TargetId.of_objects(chosen)
    frame.done = bool(acted)
    return acted


@POSSIBLE.register(Blight)
def _can_blight(game: Game, verb: Blight, frame: Frame, player: PlayerId) -> bool:
    """Not without a creature (701.68b)."""
    return bool(creatures(game, player))
