"""The draw step (CR 504), and the first of a two-player game, which is skipped (CR 103.8a)."""

from __future__ import annotations

from collections import Counter

from engine.abilities.verbs.draw import DrawsOften
from engine.abilities.verbs.skip import Unit
from engine.events import PartSkipped
from engine.rules.continuous.statements import looked_up
from engine.rules.drawing import draw
from engine.rules.pipeline import commit
from engine.state.choices import Gen
from engine.state.game import Game
from engine.state.turn import Step

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


def is_first_draw(game: Game, step: Step) -> bool:
    """Whether it is the draw step of the first turn of a two-player game, which its player skips (103.8a)."""
    return step is Step.DRAW and game.turn.number == 1 and game.is_two_player


def skips_first_draw(game: Game, step: Step) -> bool:
    """Whether the step is skipped as the first draw step of a two-player game (103.8a)."""
    if is_first_draw(game, step):
        commit(game, [PartSkipped(game.turn.active, Unit.DRAW.value, once=False)], "103.8a")
        return True
    return False
