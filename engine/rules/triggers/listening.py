"""Which triggered abilities are listening, and for which events (CR 603.2, 113.6)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from engine.abilities.ability import Triggered
from engine.abilities.conditions.conditions import ComesTrue
from engine.events import Event
from engine.grammar.memoize import memoized
from engine.rules.continuous.layers import Derived
from engine.rules.hooks import Hooks
from engine.rules.triggers import inherent
from engine.rules.triggers.trigger_events import WATCHES
from engine.rules.triggers.zones_of_function import own_zones
from engine.state.caches import Cache
from engine.state.facets import Versions
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId
from engine.state.objects import GameObject, Kind
from engine.state.zones import Zone


@dataclass(slots=True)
class Listener:
    """A triggered ability that is listening: which, of what object, under whose control."""

    source: ObjectId
    controller: PlayerId
    ability: Triggered


Listeners = dict[type[Event], list[Listener]]
"""By what they listen for; state triggers, which listen for no event, stand under `Event` itself."""


INTRINSIC: Hooks[Callable[[GameObject, Any], Iterable[Triggered]]] = Hooks()
"""Functions that give the triggered abilities an object has by rule (310.11b), from its characteristics."""


BY_RULE: dict[Triggered, tuple[str, ...]] = {}
"""The rules that give objects abilities their text does not have, or that a keyword stands for."""


_LISTENING: Cache[tuple[Derived, Versions, Listeners]] = Cache()
"""Who listens, with what everything was then and the versions of the other zones."""


def listeners(game: Game) -> Listeners:
    """Every triggered ability that is listening now, by the events it listens for."""
    known = _LISTENING.get(game)
    now = game.derived()
    versions = game.versions_of(("graveyard", "stack", "exile", "command", "hand"))
    if known is not None and known[0] is now and known[1] == versions:
        return known[2]
    found: Listeners = {}
    for it in game.permanents():
        ch = now.characteristics[it.id]
        for intrinsic in INTRINSIC:
            for ability in intrinsic(it, ch):
                _listen(found, it, ch.controller, ability)
        for ability in ch.abilities.triggered:
            if Zone.BATTLEFIELD in zones_of(ability):
                _listen(found, it, ch.controller, ability)
    for zone in (Zone.GRAVEYARD, Zone.STACK, Zone.EXILE, Zone.COMMAND, Zone.HAND):
        for it in game.in_zone(zone):
            ch = now.characteristics.get(it.id, it.shown)
            for ability in ch.abilities.triggered:
                if zone in zones_of(ability) or it.kind is Kind.EMBLEM:  # an emblem's work from there (114.4)
                    _listen(found, it, game.controller(it), ability)
    _LISTENING.keep(game, (now, versions, found))
    return found


@memoized
def zones_of(ability: Triggered) -> tuple[Zone, ...]:
    """The zones in which a triggered ability functions (113.6)."""
    watch = WATCHES.get(type(ability.trigger_event))
    if watch is None:
        return ()
    return own_zones(ability) or watch.zones(ability.trigger_event)


def sourceless_listeners(game: Game) -> Listeners:
    """The triggered abilities that come with designations and the like, and have no source (113.8)."""
    found: Listeners = {}
    for source, controller, ability in inherent.in_force(game):
        for kind in WATCHES[type(ability.trigger_event)].events(ability.trigger_event):
            found.setdefault(kind, []).append(Listener(source, controller, ability))
    return found


def _listen(found: Listeners, it: GameObject, controller: PlayerId, ability: Triggered) -> None:
    watch = WATCHES.get(type(ability.trigger_event))
    if isinstance(ability.trigger_event, ComesTrue):
        found.setdefault(Event, []).append(Listener(it.id, controller, ability))
    elif watch is not None:
        for kind in watch.events(ability.trigger_event):
            found.setdefault(kind, []).append(Listener(it.id, controller, ability))


HUSHES: Hooks[Callable[[Game, ObjectId, Event, Derived | None], ObjectId | None]] = Hooks()
"""Functions that name the object, if any, for which an event does not cause an object's abilities to trigger."""


def hushed_by(game: Game, source: ObjectId, event: Event, before: Derived | None) -> ObjectId | None:
    """The object for which an event does not cause an object's abilities to trigger, or None."""
    return next((by for hush in HUSHES if (by := hush(game, source, event, before)) is not None), None)
