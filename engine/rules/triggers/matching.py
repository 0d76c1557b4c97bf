"""Whether an event fits what an ability watches for, and whether it then triggers (CR 603.2, 603.4)."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from engine.abilities.base import TriggerEvent
from engine.events import Damage, DamagePrevented, Event, Tapped, ZoneChange
from engine.rules.evaluate.evaluation import holds
from engine.rules.triggers.listening import Listener, Listeners
from engine.rules.triggers.not_triggering import tell_entered_so, tell_replaced
from engine.rules.triggers.simultaneous_events import counted_apart
from engine.rules.triggers.trigger_events import WATCHES
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, TargetId
from engine.state.log import Logged
from engine.state.zones import Zone


def matches(game: Game, logged: Logged, listener: Listener) -> list[tuple[TriggerEvent, TargetId | None]]:
    """Each time that one event fits what the ability watches for: which of its trigger events that is, and the
    trigger's subject."""
    ability = listener.ability
    frame = Frame(listener.source, listener.controller, ability, event=logged.event)
    return [
        (part, subject)
        for part in counted_apart(ability.trigger_event)
        if type(logged.event) in WATCHES[type(part)].events(part)
        for subject in WATCHES[type(part)].match(game, part, logged.event, frame)
    ]


def would_trigger(game: Game, listener: Listener, logged: Logged) -> bool:
    """Whether an ability that watches for the event triggers on it, as far as its own words go (603.4)."""
    ability = listener.ability
    frame = Frame(listener.source, listener.controller, ability, event=logged.event)
    with game.because():  # looking is no effect that asks for information (608.2h)
        return ability.condition is None or holds(game, ability.condition, frame)


DEATHS = ("destroy", "sacrifice", "state-based")
"""Why permanents are put into a graveyard unless something is done instead."""


def _unreplaced(event: Event) -> Event | None:
    """What would have happened if nothing had been done instead, or prevented it: dying, and damage."""
    if isinstance(event, DamagePrevented):
        return Damage(event.source, event.target, event.amount, event.combat)
    dies = isinstance(event, ZoneChange) and event.origin is Zone.BATTLEFIELD and event.cause in DEATHS
    if dies and isinstance(event, ZoneChange) and event.to is not Zone.GRAVEYARD:
        return replace(event, to=Zone.GRAVEYARD)
    return None


def tell_missed(game: Game, logged: list[Logged], listening: Listeners, triggering: Collection[int]) -> None:
    """Tell which abilities don't trigger as what they watch for has been replaced or prevented (603.2g). ``triggering``
    are the ids of the listeners that trigger on this batch all the same."""
    missed: dict[int, tuple[Listener, list[Event]]] = {}
    for one in logged:
        event = _unreplaced(one.event)
        if event is None:
            continue
        would = replace(one, event=event)
        for listener in listening.get(type(event), ()):
            if id(listener) in triggering or matches(game, one, listener) or not matches(game, would, listener):
                continue
            if would_trigger(game, listener, would):
                missed.setdefault(id(listener), (listener, []))[1].append(event)
    for listener, events in missed.values():
        tell_replaced(game, listener.source, listener.ability, events)
    for listener, things in _of_entering_tapped(game, logged, listening).values():
        tell_entered_so(game, listener.source, listener.ability, things)


def _of_entering_tapped(
    game: Game, logged: list[Logged], listening: Listeners
) -> dict[int, tuple[Listener, list[ObjectId]]]:
    """The abilities that watch for permanents that become tapped, with those that they would trigger on had these not
    entered tapped (603.2e)."""
    found: dict[int, tuple[Listener, list[ObjectId]]] = {}
    for one in logged:
        if not isinstance(one.event, ZoneChange) or one.event.to is not Zone.BATTLEFIELD:
            continue
        for thing in one.event.became:
            it = game.objects.get(thing)
            would = replace(one, event=Tapped(thing))
            for listener in listening.get(Tapped, ()) if it is not None and it.tapped else ():
                if matches(game, would, listener) and would_trigger(game, listener, would):
                    found.setdefault(id(listener), (listener, []))[1].append(thing)
    return found
