"""Telling of day and night."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.events.telling import tells
from engine.mechanics.day_night.events import TimeOfDay
from engine.state.choices import Message
from engine.state.log import Logged

if TYPE_CHECKING:
    from engine.report.narration.narrator import Narrator


WHY = {"731.2a": "no-spell-last-turn", "731.2b": "two-spells-last-turn"}
"""Why day and night change as a turn begins, by the rule that makes it so."""


@tells(TimeOfDay, result=True)
def _time_of_day(n: Narrator, logged: Logged, event: TimeOfDay) -> None:
    why = next((Message(key) for rule, key in WHY.items() if rule in logged.rules), "")
    n.step(logged, "tell-becomes-day" if event.now == "day" else "tell-becomes-night", why=why)
