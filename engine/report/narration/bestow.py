"""Telling of what ceases to be bestowed (CR 702.103)."""

from __future__ import annotations

from engine import events as ev
from engine.events.telling import tells
from engine.report.narration.narrator import Narrator
from engine.state.ids import TargetId
from engine.state.log import Logged


@tells(ev.BestowEnds)
def _bestow_ends(n: Narrator, logged: Logged, event: ev.BestowEnds) -> None:
    n.step(logged, "tell-bestow-ends", object=TargetId.of_object(event.object))
