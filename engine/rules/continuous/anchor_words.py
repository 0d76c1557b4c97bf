"""Anchor words: what was chosen as a permanent entered (CR 607.2m, 614.12c)."""

from __future__ import annotations

from engine.abilities.symbols import WordWasChosen
from engine.rules.evaluate.evaluation import CONDITIONS
from engine.state.frame import Frame
from engine.state.game import Game


@CONDITIONS.register(WordWasChosen)
def _was_chosen(game: Game, node: WordWasChosen, frame: Frame) -> bool:
    """Linked to the choice of this very object (607.2m)."""
    return bool(game.chosen_for(frame.source, "word") == str(node.word))
