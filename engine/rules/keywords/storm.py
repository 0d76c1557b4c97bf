"""Storm (CR 702.40)."""

from __future__ import annotations

from engine.abilities.keywords.storm import SpellsBefore
from engine.events import SpellCast
from engine.rules.evaluate.evaluation import AMOUNTS
from engine.state.frame import Frame
from engine.state.game import Game


@AMOUNTS.register(SpellsBefore)
def _spells_before(game: Game, node: SpellsBefore, frame: Frame) -> int:
    """Every spell that any player cast before it this turn (702.40a)."""
    cast = [event.object for event in game.this_turn(SpellCast)]
    return cast.index(frame.source) if frame.source in cast else len(cast)
