"""What keeps a player from casting a spell: effects, and the legend that some spells need (CR 205.4e, 601.3, 601.5)."""

from __future__ import annotations

from collections.abc import Callable

from engine.rules.hooks import Hooks
from engine.state.characteristics import Characteristics
from engine.state.game import Game
from engine.state.ids import PlayerId
from engine.state.objects import GameObject

ONCE_PROPOSED: Hooks[Callable[[Game, PlayerId, GameObject], None]] = Hooks()
"""Functions that raise ``Illegal`` if a spell with the X that was chosen can't be cast (601.5)."""
FORBIDS: Hooks[Callable[[Game, PlayerId, GameObject, Characteristics], None]] = Hooks()
"""Functions that raise ``Illegal`` where an effect keeps a player from casting a card as this face (601.3)."""
