"""How often an ability has resolved in a turn (CR 707.10b)."""

from __future__ import annotations

from engine.abilities.resolutions import NthResolution
from engine.events import Resolved
from engine.frame import Frame
from engine.game import Game
from engine.rules.conditions import CONDITIONS


@CONDITIONS.register(NthResolution)
def _nth(game: Game, node: NthResolution, frame: Frame) -> bool:
    """Of the same object, the same ability; a copy of it is the same ability (707.10b)."""
    on = game.find(frame.item).on_stack if frame.item is not None else None
    if on is None:
        return False
    times = 0
    for one in game.this_turn():
        if isinstance(one.event, Resolved):
            other = game.find(one.event.object).on_stack
            times += other is not None and other.source == on.source and other.ability == on.ability
    return times in (node.nth.number, node.also.number if node.also is not None else 0)
