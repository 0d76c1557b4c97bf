"""Telling of what ceases to be bestowed (CR 702.103)."""

from __future__ import annotations

from engine import events as ev
from engine.events.telling import tells
from engine.report.narration.narrator import Narrator
from engine.state.ids import TargetId
from engine.state.log import Logged

GOES_ON = "goes-on-as-creature"
"""The step of a spell that resolves as a creature spell, as its target is illegal."""


@tells(ev.BestowEnds)
def _bestow_ends(n: Narrator, logged: Logged, event: ev.BestowEnds) -> None:
    """A spell's without a legal target is told with that it resolves as a creature spell (702.103e)."""
    before = n.shown.get(logged.id - 1)
    if before is not None and before.key == GOES_ON:
        n.fold(logged, before)
    else:
        n.step(logged, "tell-bestow-ends", object=TargetId.of_object(event.object))
