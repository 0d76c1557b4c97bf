"""Telling of the Ring."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.events.telling import tells
from engine.mechanics.the_ring.events import BearerChosen, BearerLost, RingGrows, RingTempted
from engine.state.ids import TargetId
from engine.state.log import Logged

if TYPE_CHECKING:
    from engine.report.narration.narrator import Narrator


@tells(RingGrows)
def _grows(n: Narrator, logged: Logged, event: RingGrows) -> None:
    n.step(logged, "tell-ring-tempts", player=TargetId.of_player(event.player), times=event.times)


@tells(BearerChosen)
def _chosen(n: Narrator, logged: Logged, event: BearerChosen) -> None:
    n.step(logged, "tell-ring-bearer", player=TargetId.of_player(event.player), object=TargetId.of_object(event.object))


@tells(BearerLost)
def _lost(n: Narrator, logged: Logged, event: BearerLost) -> None:
    n.step(
        logged,
        "tell-ring-bearer-lost",
        player=TargetId.of_player(event.player),
        object=TargetId.of_object(event.object),
    )


@tells(RingTempted)
def _tempted(n: Narrator, logged: Logged, event: RingTempted) -> None:
    """Told as it begins."""
    n.silent(logged)
