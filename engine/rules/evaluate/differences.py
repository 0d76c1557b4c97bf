"""One number less another (CR 107.1)."""

from __future__ import annotations

from engine.abilities.quantities.differences import Minus
from engine.rules.evaluate.evaluation import AMOUNTS, amount
from engine.state.frame import Frame
from engine.state.game import Game


@AMOUNTS.register(Minus)
def _minus(game: Game, node: Minus, frame: Frame) -> int:
    """Never less than nothing, which an effect has no use for (107.1b)."""
    return max(0, amount(game, node.first, frame) - amount(game, node.second, frame))
