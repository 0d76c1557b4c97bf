"""Extort (CR 702.101)."""

from __future__ import annotations

from engine.abilities.keywords.extort import LifeLostThisWay
from engine.events import LifeLoss, Resolved
from engine.rules.evaluate.evaluation import AMOUNTS
from engine.state.frame import Frame
from engine.state.game import Game


@AMOUNTS.register(LifeLostThisWay)
def _life_lost(game: Game, node: LifeLostThisWay, frame: Frame) -> int:
    resolved = (logged.id for logged, event in reversed(game.logged(Resolved)) if event.object == frame.item)
    return sum(loss.amount for loss in game.happened(LifeLoss, since=next(resolved, 0)))
