"""Abilities as other objects grant them (CR 613.1f): some depend on the object that does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.abilities.base import Ability
from engine.frame import Frame
from engine.game import Game
from engine.registry import Table

GRANTED: Table[Callable[[Game, Any, Frame], Ability]] = Table("an ability as it is granted")
"""Abilities that depend on the object that grants them: "protection from the chosen color"."""


def granted(game: Game, ability: Ability, frame: Frame) -> Ability:
    """An ability as the object behind the frame grants it."""
    return GRANTED[type(ability)](game, ability, frame) if type(ability) in GRANTED else ability
