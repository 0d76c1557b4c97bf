"""Telling of day and night."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.events.telling import tells
from engine.mechanics.day_night.events import TimeOfDay
from engine.state.log import Logged

if TYPE_CHECKING:
    from engine.report.narration.narrator import Narrator


@tells(TimeOfDay)
def _time_of_day(n: Narrator, logged: Logged, event: TimeOfDay) -> None:
    n.step(logged, "tell-becomes-day" if event.now == "day" else "tell-becomes-night")
