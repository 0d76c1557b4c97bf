"""What the words of an ability speak of, named for who is to choose about it (CR 608.2d, 603.3b)."""

from __future__ import annotations

from engine.abilities.base import Node
from engine.abilities.nouns.object_phrases import It, That, Them, Those
from engine.abilities.nouns.target_phrases import Target
from engine.abilities.walk import found
from engine.rules.evaluate.object_phrases import things
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import TargetId

MOST_NAMED = 3
"""So many of the things that a choice is about are named where it is asked."""


def meant_by(game: Game, text: Node, frame: Frame) -> list[TargetId]:
    """What the first "that card", "it" or "target creature" of a text is."""
    ref = next(found(text, That, Those, Them, It, Target), None)
    return things(game, ref, frame) if ref is not None else []


def spoken_of(game: Game, text: Node, frame: Frame) -> list[TargetId]:
    """What a text speaks of, where a few things; nothing where it is the source or what that has become, which is named
    anyway."""
    meant = meant_by(game, text, frame)
    name = game.find(frame.source).base.name
    is_named = any(it.object is not None and game.find(it.object).base.name == name for it in meant)
    return meant if len(meant) <= MOST_NAMED and not is_named else []
