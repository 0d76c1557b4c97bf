"""Abilities that trigger on what has left the battlefield together with what has them (CR 603.10a)."""

from __future__ import annotations

from engine import events as ev
from engine.state.choices import Message
from engine.state.game import Game
from engine.state.zones import Zone

SEES = "sees-what-leaves-with-it"
"""That what has left sees what has left at the same time."""


def sees_what_leaves_with_it(game: Game, event: ev.AbilityTriggered) -> Message | None:
    """That an ability looks back in time: it has triggered on other things that left together with its source, of
    several that triggered at once perhaps on that too."""
    on_stack = game.find(event.item).on_stack
    seen = on_stack.trigger.event if on_stack is not None and on_stack.trigger is not None else None
    if seen is None or not _leaves(seen.event):
        return None
    together = [one.event for one in game.log[seen.batch - 1 :] if one.batch == seen.batch and _leaves(one.event)]
    itself = any(one.object == event.object for one in together)
    if not itself or (seen.event.object == event.object and event.alike[1] == 1):
        return None
    dies = seen.event.to is Zone.GRAVEYARD
    return Message(SEES, {"how": "dies" if dies else "leaves"})


def _leaves(event: object) -> bool:
    return isinstance(event, ev.ZoneChange) and event.origin is Zone.BATTLEFIELD
