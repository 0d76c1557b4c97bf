"""The moment at which an object has so many counters (CR 122.7)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.abilities.trigger_events.nth_counter import NthCounterPut
from engine.events import CountersPut
from engine.rules.evaluate.event_verbs import is_subject
from engine.rules.triggers.trigger_events import watches
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import TargetId


@watches(NthCounterPut, CountersPut)
def _nth_counter(
    game: Game, trigger_event: NthCounterPut, event: CountersPut, frame: Frame
) -> Iterable[TargetId | None]:
    """It had fewer before they were put on it, and so many or more after that, however many came at once (122.7)."""
    number = event.target.object
    if number is None or event.kind != trigger_event.kind.name or number not in game.objects:
        return
    held = game.objects[number].counters.get(event.kind, 0)
    if held - event.amount < trigger_event.nth <= held and is_subject(game, trigger_event.subject, number, frame):
        yield event.target
