"""Evolve (CR 702.100)."""

from __future__ import annotations

from engine.abilities.keywords.evolve import OutgrowsThis
from engine.rules.evaluate.evaluation import CONDITIONS, objects
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.undetermined_numbers import determined


@CONDITIONS.register(OutgrowsThis)
def _outgrows(game: Game, node: OutgrowsThis, frame: Frame) -> bool:
    """Nothing is greater than what is no creature (702.100c); those that have left count as they last were."""
    game.look("battlefield")
    own = game.characteristics(frame.source)
    if "Creature" not in own.types:
        return False
    others = [game.characteristics(i) for i in objects(game, node.subject, frame)]
    return any(
        determined(ch.power) > determined(own.power) or determined(ch.toughness) > determined(own.toughness)
        for ch in others
        if "Creature" in ch.types
    )
