"""Halves are rounded as the text says: no number is a fraction (CR 107.1a)."""

from __future__ import annotations

from engine.abilities.quantities import computed_amounts as m
from engine.rules.evaluate.evaluation import AMOUNTS, amount
from engine.state.frame import Frame
from engine.state.game import Game


@AMOUNTS.register(m.Half)
def _half(game: Game, node: m.Half, frame: Frame) -> int:
    """(107.1a)"""
    whole = amount(game, node.amount, frame)
    return (whole + 1) // 2 if node.way is m.Rounded.UP else whole // 2
