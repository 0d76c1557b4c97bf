"""Telling of pairs (CR 702.95)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.events.telling import tells
from engine.mechanics.soulbond.events import Paired, PairEnds
from engine.state.ids import TargetId
from engine.state.log import Logged

if TYPE_CHECKING:
    from engine.report.narration.narrator import Narrator


@tells(Paired)
def _paired(n: Narrator, logged: Logged, event: Paired) -> None:
    n.step(logged, "tell-paired", object=TargetId.of_object(event.object), other=TargetId.of_object(event.partner))


@tells(PairEnds)
def _pair_ends(n: Narrator, logged: Logged, event: PairEnds) -> None:
    n.step(logged, "tell-pair-ends", object=TargetId.of_object(event.object))
