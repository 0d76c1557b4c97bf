"""Halves whose rounding a sentence behind tells (CR 107.1a)."""

from __future__ import annotations

from engine.abilities.quantities.computed_amounts import Half
from engine.abilities.verbs.round_each_time import HalfX, RoundEachTime
from engine.rules.evaluate.evaluation import AMOUNTS, amount
from engine.rules.instructions.performing import PERFORM, perform
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game


@AMOUNTS.register(HalfX)
def _half_x(game: Game, node: HalfX, frame: Frame) -> int:
    """(107.1a)"""
    assert node.way is not None
    return amount(game, Half(node.amount, node.way), frame)


@PERFORM.register(RoundEachTime)
def _round_each_time(game: Game, node: RoundEachTime, frame: Frame) -> Gen[None]:
    """Every half in it knows by itself how it is rounded."""
    yield from perform(game, node.what, frame)
