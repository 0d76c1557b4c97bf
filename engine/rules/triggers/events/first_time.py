"""What happens for the first time in a turn (CR 603.2)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.abilities.trigger_events.first_time import EventFirstTime
from engine.events import Event
from engine.rules.evaluate.turn_history import happened_this_turn
from engine.rules.triggers.events.players import is_in_turn
from engine.rules.triggers.trigger_events import WATCHES, watches_as_first
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import TargetId


@watches_as_first(EventFirstTime)
def _first_time(game: Game, trigger_event: EventFirstTime, event: Event, frame: Frame) -> Iterable[TargetId | None]:
    """What happens at once is one event where "one or more" is said (603.2c), else one after the other. Each player and
    each object has a first time of its own; "one or more" have theirs together."""
    watch = WATCHES[type(trigger_event.first)]
    done = list(watch.match(game, trigger_event.first, event, frame))
    if not done:
        return
    at_once = watch.least(trigger_event.first) is not None
    earlier: set[TargetId | None] = set()
    for before in _before(game, event, watch.events(trigger_event.first), at_once):
        earlier.update(watch.match(game, trigger_event.first, before, frame))
    together = at_once and not watch.singly(trigger_event.first)
    for one in dict.fromkeys(done):
        whose = one.player if one is not None and one.player is not None else frame.controller
        if not (earlier if together else one in earlier) and is_in_turn(game, trigger_event.turns, whose, frame):
            yield one


def _before(game: Game, event: Event, kinds: tuple[type[Event], ...], at_once: bool) -> list[Event]:
    """What has happened this turn before an event; not what happened ``at_once`` with it, where that is the same time.
    Counters that something entered with are told by an event that is made anew each time (122.6)."""
    told = list(happened_this_turn(game, kinds))
    itself = [place for place, (_, one) in enumerate(told) if one is event]
    place = (itself or [place for place, (_, one) in enumerate(told) if one == event])[0]
    now = told[place][0].batch
    return [one for logged, one in told[:place] if not (at_once and logged.batch == now)]
