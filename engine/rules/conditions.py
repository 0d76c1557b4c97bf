"""Whether a condition is true at the moment (CR 608.2c, 603.4, 611.3a)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.abilities.base import Condition
from engine.frame import Frame
from engine.game import Game
from engine.registry import Table

CONDITIONS: Table[Callable[[Game, Any, Frame], bool]] = Table("a condition")


def holds(game: Game, condition: Condition, frame: Frame) -> bool:
    """Whether a condition is true now."""
    return CONDITIONS[type(condition)](game, condition, frame)
