"""Monstrosity (CR 701.37)."""

from __future__ import annotations

from engine.abilities.conditions.designations import Designation
from engine.abilities.keyword_actions.monstrosity import Monstrosity
from engine.events import Designated
from engine.rules.evaluate.evaluation import amount
from engine.rules.instructions.carrying_out import DO, Acted
from engine.rules.pipeline import happen
from engine.rules.resolution.verbs.counters import put_growth
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId, TargetId


@DO.register(Monstrosity)
def _monstrosity(game: Game, verb: Monstrosity, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """Only once for each permanent (701.37a-b)."""
    it = game.now(frame.source)
    if it is not None and not it.memory.get(Designation.MONSTROUS.value):
        count = amount(game, verb.count, frame)
        yield from put_growth(game, [it.id], count, frame.controller, "701.37a")
        if it.id in game.objects:
            yield from happen(game, [Designated(it.id, Designation.MONSTROUS.value, x=count)], "701.37a", "701.37b")
    return [TargetId.of_object(frame.source)]
