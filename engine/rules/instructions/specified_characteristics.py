"""Effects that speak of a certain color: they check for that one, whatever others an object has (CR 608.2j)."""

from __future__ import annotations

import dataclasses

from engine.abilities.base import Instruction
from engine.abilities.nouns.adjectives import Colored, NotColor
from engine.abilities.nouns.noun_groups import Described
from engine.abilities.nouns.object_phrases import All, Each
from engine.abilities.walk import found
from engine.grammar.memoize import memoized
from engine.rules.evaluate.evaluation import test_of
from engine.state.frame import Frame
from engine.state.game import Game


def looks_at_one_color(game: Game, instruction: Instruction, frame: Frame) -> bool:
    """Whether an instruction speaks of permanents by a color, and one that it would speak of otherwise has that color
    and another one too (608.2j)."""
    for group, letter in _by_color(instruction):
        test = test_of(group)
        for it in game.permanents():
            values = game.characteristics(it.id)
            if letter in values.colors and len(values.colors) > 1 and test(game, it, values, frame):
                return True
    return False


@memoized
def _by_color(instruction: Instruction) -> tuple[tuple[Described, str], ...]:
    """The descriptions of all permanents of a color, each without it, and the letter of the color."""
    groups = (ref.group for ref in found(instruction, All, Each) if isinstance(ref.group, Described))
    return tuple(
        (dataclasses.replace(group, adjectives=tuple(one for one in group.adjectives if one is not color)), letter)
        for group in groups
        for color in group.adjectives
        if isinstance(color, Colored | NotColor)
        for letter in [color.color.letter]
    )
