"""Telling of pairs (CR 702.95)."""

from __future__ import annotations

from engine import events as ev
from engine.events.telling import tells, thing
from engine.report.narration.narrator import Narrator
from engine.state.log import Logged


@tells(ev.Paired)
def _paired(n: Narrator, logged: Logged, event: ev.Paired) -> None:
    n.step(logged, "tell-paired", object=thing(event.object), other=thing(event.partner))


@tells(ev.PairEnds)
def _pair_ends(n: Narrator, logged: Logged, event: ev.PairEnds) -> None:
    n.step(logged, "tell-pair-ends", object=thing(event.object))
