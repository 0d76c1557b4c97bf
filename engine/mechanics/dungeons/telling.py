"""Telling of dungeons."""

from __future__ import annotations

from engine import events as ev
from engine.events.telling import tells, thing, who
from engine.report.narration.narrator import Narrator
from engine.state.log import Logged


@tells(ev.DungeonEntered)
def _entered(n: Narrator, logged: Logged, event: ev.DungeonEntered) -> None:
    n.step(logged, "tell-dungeon-entered", player=who(event.player), dungeon=thing(event.object))


@tells(ev.RoomEntered)
def _room(n: Narrator, logged: Logged, event: ev.RoomEntered) -> None:
    n.step(logged, "tell-room-entered", player=who(event.player), room=event.name, dungeon=thing(event.object))


@tells(ev.DungeonCompleted)
def _completed(n: Narrator, logged: Logged, event: ev.DungeonCompleted) -> None:
    n.step(logged, "tell-dungeon-completed", player=who(event.player), dungeon=event.name)


@tells(ev.NoDungeon)
def _none(n: Narrator, logged: Logged, event: ev.NoDungeon) -> None:
    n.step(logged, "tell-no-dungeon", player=who(event.player), into=event.into)
