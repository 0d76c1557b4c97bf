"""More counters of a kind than a permanent can have (CR 122.4, 704.5r)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.abilities.trigger_events.nth_counter import HasAtMost
from engine.events import CountersRemoved
from engine.rules.continuous.statements import looked_up
from engine.rules.evaluate.evaluation import amount
from engine.rules.pipeline.applying_replacement_effects import Proposal
from engine.rules.state_based.checking import FURTHER
from engine.state.game import Game

HAS_AT_MOST = looked_up(HasAtMost)


@FURTHER.by("704.5r")
def _too_many(game: Game) -> Iterable[Proposal]:
    """All but so many of them are removed (122.4, 704.5r)."""
    for node, standing in HAS_AT_MOST.said(game):
        most = amount(game, node.most, standing.frame)
        for thing in standing.things(game):
            held = game.counters_of(thing).get(node.kind.name, 0)
            if held > most:
                yield Proposal(CountersRemoved(thing, node.kind.name, held - most, most), ("704.5r",))
