"""Telling of designations, of day and night, and of speed."""

from __future__ import annotations

from engine import events as ev
from engine.events.telling import tells, who
from engine.report.narration.narrator import Narrator
from engine.state.log import Logged

TITLES = {
    "monarch": "tell-becomes-monarch",
    "initiative": "tell-takes-initiative",
    "city's blessing": "tell-gets-blessing",
}


@tells(ev.TitleGained)
def _title(n: Narrator, logged: Logged, event: ev.TitleGained) -> None:
    n.step(logged, TITLES[event.title], player=who(event.player))


@tells(ev.TimeOfDay)
def _time_of_day(n: Narrator, logged: Logged, event: ev.TimeOfDay) -> None:
    n.step(logged, "tell-becomes-day" if event.now == "day" else "tell-becomes-night")


@tells(ev.SpeedChanged)
def _speed(n: Narrator, logged: Logged, event: ev.SpeedChanged) -> None:
    n.step(logged, "tell-speed", player=who(event.player), speed=event.speed)
