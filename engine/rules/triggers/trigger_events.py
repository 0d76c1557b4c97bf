"""How the trigger events of triggered abilities are recognised (CR 603.2)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from engine.abilities.base import TriggerEvent
from engine.abilities.dispatch import Dispatch
from engine.events import Event
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import TargetId
from engine.state.zones import Zone


@dataclass(frozen=True, slots=True)
class Watch:
    """How a kind of trigger event is recognised.

    ``events`` says which classes of events to look at. ``match`` returns, for one logged event, what the
    trigger's subject is each time it triggers (usually none or one). ``least`` says of how many such events
    at the same time it takes notice as one ("one or more", 603.2c); None where each counts for itself.
    ``singly`` tells whether that is counted for each subject by itself ("~ blocks two or more creatures", 509.3e).
    """

    events: Callable[[Any], tuple[type[Event], ...]]
    match: Callable[[Game, Any, Event, Frame], Iterable[TargetId | None]]
    zones: Callable[[Any], tuple[Zone, ...]]
    least: Callable[[Any], int | None]
    singly: Callable[[Any], bool]


WATCHES: Dispatch[Any] = Dispatch("a trigger event", TriggerEvent)


def watches(
    trigger_event: type[TriggerEvent],
    *events: type[Event],
    events_of: Callable[[Any], tuple[type[Event], ...]] | None = None,
    zones: Callable[[Any], tuple[Zone, ...]] = lambda trigger_event: (Zone.BATTLEFIELD,),
    least: Callable[[Any], int | None] = lambda trigger_event: None,
    singly: Callable[[Any], bool] = lambda trigger_event: False,
) -> Callable[[Callable[..., Iterable[TargetId | None]]], Callable[..., Iterable[TargetId | None]]]:
    """Decorator: this function says when a kind of trigger event has happened.

    It looks at ``events``, or at those that ``events_of`` gives for the happening. ``zones`` tells in which
    zones an ability with it functions (113.6).
    """

    def remember(
        function: Callable[..., Iterable[TargetId | None]],
    ) -> Callable[..., Iterable[TargetId | None]]:
        watch = Watch(events_of or (lambda trigger_event: events), function, zones, least, singly)
        WATCHES.register(trigger_event)(watch)
        return function

    return remember


def watches_as_first(
    trigger_event: type[TriggerEvent],
) -> Callable[[Callable[..., Iterable[TargetId | None]]], Callable[..., Iterable[TargetId | None]]]:
    """Decorator for words that say more of another trigger event, their ``first``: it is looked for where that is, and
    as many of its events are taken as one."""

    def watch_of(said: Any) -> Watch:
        found: Watch = WATCHES[type(said.first)]
        return found

    return watches(
        trigger_event,
        events_of=lambda said: watch_of(said).events(said.first),
        zones=lambda said: watch_of(said).zones(said.first),
        least=lambda said: watch_of(said).least(said.first),
        singly=lambda said: watch_of(said).singly(said.first),
    )
