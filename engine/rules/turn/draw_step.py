"""The draw step (CR 504)."""

from __future__ import annotations

from engine.rules.drawing import draw
from engine.state.choices import Gen
from engine.state.game import Game


def draw_step(game: Game) -> Gen[None]:
    """The active player draws a card (504.1)."""
    with game.because("504.1"):
        yield from draw(game, game.turn.active, 1)
