"""Transmute (CR 702.53)."""

from __future__ import annotations

from engine.abilities.keywords.transmute import SameNumber
from engine.rules.evaluate.amounts import number_of
from engine.rules.evaluate.evaluation import FITS, Test
from engine.state.characteristics import Characteristics
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.objects import GameObject


@FITS.register(SameNumber)
def _same_number(node: SameNumber) -> Test:
    def test(game: Game, it: GameObject, ch: Characteristics, frame: Frame) -> bool:
        own = number_of(game, game.find(frame.source), game.characteristics(frame.source), node.what)
        return number_of(game, it, ch, node.what) == own

    return test
