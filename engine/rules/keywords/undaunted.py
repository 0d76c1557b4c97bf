"""Undaunted (CR 702.125)."""

from __future__ import annotations

from engine.abilities.keywords.undaunted import PerOpponent
from engine.rules.evaluate.for_each import PER
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.objects import GameObject


@PER.register(PerOpponent)
def _opponents(game: Game, per: PerOpponent, frame: Frame, it: GameObject | None) -> int:
    return len(game.opponents(frame.controller))
