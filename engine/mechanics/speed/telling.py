"""Telling of speed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.events.telling import tells
from engine.mechanics.speed.events import SpeedChanged
from engine.state.ids import TargetId
from engine.state.log import Logged

if TYPE_CHECKING:
    from engine.report.narration.narrator import Narrator


@tells(SpeedChanged)
def _speed(n: Narrator, logged: Logged, event: SpeedChanged) -> None:
    n.step(logged, "tell-speed", player=TargetId.of_player(event.player), speed=event.speed)
