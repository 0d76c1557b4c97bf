"""Telling of pairs (CR 702.95)."""

from __future__ import annotations

from engine import events as ev
from engine.log import Logged
from engine.narrate import Narrator
from engine.telling.tellers import tells, thing


@tells(ev.Paired)
def _paired(n: Narrator, logged: Logged, event: ev.Paired) -> None:
    n.step(logged, "tell-paired", object=thing(event.object), other=thing(event.partner))


@tells(ev.PairEnds)
def _pair_ends(n: Narrator, logged: Logged, event: ev.PairEnds) -> None:
    n.step(logged, "tell-pair-ends", object=thing(event.object))
