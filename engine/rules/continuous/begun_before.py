"""The effects that a permanent on a described board is under already, for what is said of it (CR 611.2)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from engine.rules.hooks import Hooks
from engine.state.continuous_effects import Effect
from engine.state.game import Game
from engine.state.objects import GameObject

BEGUN_BEFORE: Hooks[Callable[[Game, GameObject], Iterable[Effect]]] = Hooks()
"""What began before the board was as it is described."""
