"""What is said of cards with a chosen name (CR 201.2a, 607.2d)."""

from __future__ import annotations

from engine.abilities.nouns import card_names as cn
from engine.rules.evaluate.evaluation import CONDITIONS, FITS, Test
from engine.rules.evaluate.matching import chosen_name
from engine.rules.evaluate.object_phrases import looked_at
from engine.state.flipped_cards_and_rooms import names_of
from engine.state.frame import Frame
from engine.state.game import Game


@FITS.register(cn.WithThatName)
def _with_that_name(node: cn.WithThatName) -> Test:
    return lambda game, it, ch, frame: chosen_name(game, frame) in names_of(ch)


@CONDITIONS.register(cn.HasChosenName)
def _has_chosen_name(game: Game, node: cn.HasChosenName, frame: Frame) -> bool:
    """(201.2a)"""
    name = chosen_name(game, frame)
    return any(name in names_of(game.characteristics(i)) for i in looked_at(game, node.subject, frame))
