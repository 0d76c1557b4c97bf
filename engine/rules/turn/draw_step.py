"""The draw step (CR 504)."""

from __future__ import annotations

from collections import Counter

from engine.abilities.verbs.draw import DrawsOften
from engine.rules.continuous.statements import looked_up
from engine.rules.drawing import draw
from engine.state.choices import Gen
from engine.state.game import Game

DRAWS_OFTEN = looked_up(DrawsOften)


def draw_step(game: Game) -> Gen[None]:
    """The active player draws a card (504.1), and then those who draw in others' draw steps too."""
    active = game.turn.active
    with game.because("504.1"):
        yield from draw(game, active, 1)
        also = Counter(standing.frame.controller for _, standing in DRAWS_OFTEN.said(game))
        for player in game.apnap():
            if player.number != active and also[player.number]:
                yield from draw(game, player.number, also[player.number])
