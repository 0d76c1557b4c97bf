"""One number less another (CR 107.1)."""

from __future__ import annotations

from engine.abilities.base import Amount
from engine.abilities.quantities.differences import Minus
from engine.rules.evaluate.evaluation import AMOUNTS, amount
from engine.state.frame import Frame
from engine.state.game import Game


@AMOUNTS.register(Minus)
def _minus(game: Game, node: Minus, frame: Frame) -> int:
    """Never less than nothing, which an effect has no use for (107.1b)."""
    return max(0, signed(game, node, frame))


def signed(game: Game, said: Amount, frame: Frame) -> int:
    """A number of a power or toughness, which may be less than nothing (107.1b)."""
    if not isinstance(said, Minus):
        return amount(game, said, frame)
    return amount(game, said.first, frame) - amount(game, said.second, frame)
