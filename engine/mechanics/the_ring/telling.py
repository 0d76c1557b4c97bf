"""Telling of the Ring."""

from __future__ import annotations

from engine import events as ev
from engine.events.telling import tells, thing, who
from engine.report.narration.narrator import Narrator
from engine.state.log import Logged


@tells(ev.RingGrows)
def _grows(n: Narrator, logged: Logged, event: ev.RingGrows) -> None:
    n.step(logged, "tell-ring-tempts", player=who(event.player), times=event.times)


@tells(ev.BearerChosen)
def _chosen(n: Narrator, logged: Logged, event: ev.BearerChosen) -> None:
    n.step(logged, "tell-ring-bearer", player=who(event.player), object=thing(event.object))


@tells(ev.BearerLost)
def _lost(n: Narrator, logged: Logged, event: ev.BearerLost) -> None:
    n.step(logged, "tell-ring-bearer-lost", player=who(event.player), object=thing(event.object))


@tells(ev.RingTempted)
def _tempted(n: Narrator, logged: Logged, event: ev.RingTempted) -> None:
    """Told as it begins."""
    n.silent(logged)
