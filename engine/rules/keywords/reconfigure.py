"""Reconfigure (CR 702.151)."""

from __future__ import annotations

from engine.abilities.keywords.reconfigure import IsAttachedToCreature
from engine.rules.evaluate.evaluation import CONDITIONS
from engine.state.frame import Frame
from engine.state.game import Game


@CONDITIONS.register(IsAttachedToCreature)
def _attached(game: Game, node: IsAttachedToCreature, frame: Frame) -> bool:
    game.look("attachments")
    host = game.find(frame.source).attached_to
    return host is not None and host.object is not None and "Creature" in game.characteristics(host.object).types
