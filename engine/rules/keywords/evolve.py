"""Evolve (CR 702.100)."""

from __future__ import annotations

from engine.abilities.keywords.evolve import OutgrowsThis
from engine.rules.evaluate.evaluation import CONDITIONS, objects
from engine.state.frame import Frame
from engine.state.game import Game


@CONDITIONS.register(OutgrowsThis)
def _outgrows(game: Game, node: OutgrowsThis, frame: Frame) -> bool:
    """Nothing is greater than what is no creature (702.100c); those that have left count as they last were."""
    game.look("battlefield")
    own = game.characteristics(frame.source)
    if "Creature" not in own.types:
        return False
    others = [game.characteristics(i) for i in objects(game, node.subject, frame)]
    return any(
        (ch.power or 0) > (own.power or 0) or (ch.toughness or 0) > (own.toughness or 0)
        for ch in others
        if "Creature" in ch.types
    )
