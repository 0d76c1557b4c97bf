"""Which rulings explain a step: those on the cards in it whose subject is what happened in it."""

from __future__ import annotations

from engine.game import Game
from engine.narrate import Draft
from engine.report import RulingCited


def of_step(game: Game, draft: Draft, language: str) -> tuple[RulingCited, ...]:
    """The rulings that bear on a step, the most telling first."""
    return ()
