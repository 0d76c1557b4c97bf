"""Abilities as other objects grant them (CR 613.1f): some depend on the object that does."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from engine.abilities.ability import Spelled
from engine.abilities.base import Ability
from engine.abilities.dispatch import Dispatch
from engine.abilities.nouns.object_phrases import Granter
from engine.abilities.walk import found, replaced
from engine.grammar.memoize import memoized
from engine.rules.evaluate.evaluation import OBJECTS
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId

GRANTED: Dispatch[Callable[[Game, Any, Frame], Ability]] = Dispatch("an ability as it is granted")
"""Abilities that depend on the object that grants them: "protection from the chosen color"."""


def granted(game: Game, ability: Ability, frame: Frame) -> Ability:
    """An ability as the object behind the frame grants it."""
    said: Ability = ability.keyword if isinstance(ability, Spelled) else ability
    made = GRANTED[type(said)](game, said, frame) if type(said) in GRANTED else said
    if not _granters(made):
        return made
    return _named(made, frame.source, game.find(frame.source).base.name)


@memoized
def _granters(ability: Ability) -> tuple[Granter, ...]:
    """Where an ability names the object that grants it."""
    return tuple(found(ability, Granter))


@lru_cache(maxsize=1024)
def _named(ability: Ability, source: ObjectId, name: str) -> Ability:
    """The ability as that object grants it: its name is that very object (201.5a)."""
    for mark in tuple(found(ability, Granter)):  # of this very ability: it is they that are replaced
        ability = replaced(ability, mark, Granter(object=source, known_as=name))
    return ability


@OBJECTS.register(Granter)
def _granter(game: Game, ref: Granter, frame: Frame) -> list[ObjectId]:
    return [ObjectId(ref.object)]
