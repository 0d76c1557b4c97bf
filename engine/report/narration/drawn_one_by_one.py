"""Abilities that trigger for each of several cards drawn as one thing is done (CR 121.2)."""

from __future__ import annotations

from engine import events as ev
from engine.state.game import Game
from engine.state.log import Logged


def is_for_one_of_several_draws(game: Game, event: ev.AbilityTriggered) -> bool:
    """Whether an ability has triggered for one of several cards drawn: they are drawn one by one (121.2)."""
    on_stack = game.find(event.item).on_stack
    made_by = on_stack.trigger.event if on_stack is not None and on_stack.trigger is not None else None
    if made_by is None or made_by.parent is None or not _is_draw(made_by):
        return False
    beside = (one for one in game.log[made_by.parent :] if one.parent == made_by.parent)
    return sum(map(_is_draw, beside)) > 1


def _is_draw(logged: Logged) -> bool:
    event = logged.event
    return isinstance(event, ev.DrawCard) or (isinstance(event, ev.ZoneChange) and event.cause == "draw")
