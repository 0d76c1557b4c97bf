"""Players who put counters on something (CR 122.6)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.abilities.trigger_events import PutsCounters
from engine.events import CountersPut
from engine.rules.evaluate.event_verbs import done_in, is_subject
from engine.state.frame import Frame
from engine.state.game import Game


@done_in(PutsCounters, CountersPut)
def _puts_counters(game: Game, act: PutsCounters, event: CountersPut, frame: Frame) -> Iterable[int]:
    """ "One or more" put on a permanent at once are one event of it; "a counter" is each of them (122.6, 603.2c)."""
    if event.by is None or event.amount < 1:
        return
    if act.kind is not None and event.kind != act.kind.name:
        return
    it = event.target.object
    if act.what is None or (it is not None and is_subject(game, act.what, it, frame)):
        yield from (event.by for _ in range(event.amount if act.each else 1))
