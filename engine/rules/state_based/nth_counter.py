"""The moment at which an object has so many counters, and how many it can have (CR 122.4, 122.7)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.abilities.trigger_events.nth_counter import HasAtMost, NthCounterPut
from engine.events import CountersPut, CountersRemoved
from engine.rules.continuous.statements import looked_up
from engine.rules.evaluate.evaluation import amount
from engine.rules.pipeline.applying_replacement_effects import Proposal
from engine.rules.state_based.actions import FURTHER
from engine.rules.triggers.events.watching import is_subject
from engine.rules.triggers.trigger_events import watches
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import TargetId

HAS_AT_MOST = looked_up(HasAtMost)


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


@FURTHER.by("704.5r")
def _too_many(game: Game) -> Iterable[Proposal]:
    """All but so many of them are removed (122.4, 704.5r)."""
    for node, standing in HAS_AT_MOST.said(game):
        most = amount(game, node.most, standing.frame)
        for thing in standing.things(game):
            held = game.counters_of(thing).get(node.kind.name, 0)
            if held > most:
                yield Proposal(CountersRemoved(thing, node.kind.name, held - most, most), ("704.5r",))
