"""Abilities that trigger for each of several cards drawn as one thing is done (CR 121.2)."""

from __future__ import annotations

from engine import events as ev
from engine.state.game import Game
from engine.state.log import Logged


def draw_triggered_on(game: Game, event: ev.AbilityTriggered) -> Logged | None:
    """The draw that an ability has triggered on; None where that is something else."""
    on_stack = game.find(event.item).on_stack
    made_by = on_stack.trigger.event if on_stack is not None and on_stack.trigger is not None else None
    return made_by if made_by is not None and is_draw(made_by) else None


def is_draw(logged: Logged) -> bool:
    """Whether an event is a card being drawn (121.1)."""
    event = logged.event
    return isinstance(event, ev.DrawCard) or (isinstance(event, ev.ZoneChange) and event.cause == "draw")
