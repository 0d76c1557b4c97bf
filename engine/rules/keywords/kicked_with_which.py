"""With which of its kickers a spell was kicked (CR 702.33f); paying kicker is an optional cost of casting."""

from __future__ import annotations

from engine.abilities.keywords.kicker import WasKickedWith
from engine.rules.evaluate.evaluation import CONDITIONS, objects
from engine.rules.keywords.optional_costs import paid_for
from engine.state.frame import Frame
from engine.state.game import Game


@CONDITIONS.register(WasKickedWith)
def _was_kicked_with(game: Game, node: WasKickedWith, frame: Frame) -> bool:
    """(702.33f)"""
    return bool(paid_for(game, objects(game, node.subject, frame), f"kicker {node.cost.text}"))
