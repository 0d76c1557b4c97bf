"""Telling of what ceases to be bestowed (CR 702.103)."""

from __future__ import annotations

from engine import events as ev
from engine.log import Logged
from engine.narrate import Narrator
from engine.telling.tellers import tells, thing


@tells(ev.BestowEnds)
def _bestow_ends(n: Narrator, logged: Logged, event: ev.BestowEnds) -> None:
    n.step(logged, "tell-bestow-ends", object=thing(event.object))
