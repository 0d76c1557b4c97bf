"""Abilities that look back in time (CR 603.10)."""

from __future__ import annotations

from dataclasses import replace

from engine.abilities.ability import Triggered
from engine.abilities.base import TriggerEvent
from engine.abilities.trigger_events import PutIntoGraveyard, Whence
from engine.events import ControlChanged
from engine.grammar.memoize import memoized
from engine.rules.triggers.listening import Listener, Listeners
from engine.state.log import Logged


def under_former_control(known: Listeners, logged: list[Logged]) -> Listeners:
    """Who listens for changes of control: what has changed hands itself for the one who had it before (603.10d)."""
    held = {one.event.object: one.event.before for one in logged if isinstance(one.event, ControlChanged)}
    if not held:
        return known
    then = [replace(one, controller=held.get(one.source, one.controller)) for one in known.get(ControlChanged, ())]
    return {**known, ControlChanged: then}


def leaves(logged: Logged) -> bool:
    return logged.event.leaves


def looks_back(listener: Listener, logged: Logged) -> bool:
    return leaves(logged) and not from_anywhere(listener.ability)


@memoized
def from_anywhere(ability: Triggered) -> bool:
    """Whether it triggers when a card is put into a graveyard "from anywhere": that is never looked back at, even where
    the card comes from the battlefield (603.6c)."""
    acts = ability.trigger_event.acts
    return any(isinstance(act, PutIntoGraveyard) and act.whence is Whence.ANYWHERE for act in acts)


def looks_back_by(trigger_event: TriggerEvent) -> tuple[str, ...]:
    """The rules by which a trigger event other than a zone change is looked back at (603.10)."""
    rules = (trigger_event.looked_back_by, *(act.looked_back_by for act in trigger_event.acts))
    return tuple(dict.fromkeys(rule for some in rules for rule in some))
