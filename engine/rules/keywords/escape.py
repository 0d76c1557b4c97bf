"""Escape (CR 702.138)."""

from __future__ import annotations

from engine.abilities.keywords.escape import Escaped, EscapesHaving
from engine.rules.continuous.layers import MODIFIERS
from engine.rules.evaluate.evaluation import CONDITIONS, objects
from engine.rules.evaluate.how_it_was_cast import announced
from engine.state.characteristics import Characteristics
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.objects import GameObject


@MODIFIERS.register(EscapesHaving, "6")
def _escapes_having(game: Game, verb: EscapesHaving, ch: Characteristics, it: GameObject, frame: Frame) -> None:
    """(702.138d)"""
    if it.announced is not None and it.announced.paid.keyword == "escape":
        for ability in verb.abilities:
            ch.abilities = ch.abilities.plus(ability)


@CONDITIONS.register(Escaped)
def _escaped(game: Game, node: Escaped, frame: Frame) -> bool:
    """(702.138b)"""
    made = [announced(game, i) for i in objects(game, node.subject, frame)]
    return any(one is not None and one.paid.keyword == "escape" for one in made)
