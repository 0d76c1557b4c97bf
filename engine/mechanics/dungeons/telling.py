"""Telling of dungeons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.events.telling import tells
from engine.mechanics.dungeons.events import DungeonCompleted, DungeonEntered, NoDungeon, RoomEntered
from engine.state.ids import TargetId
from engine.state.log import Logged

if TYPE_CHECKING:
    from engine.report.narration.narrator import Narrator


@tells(DungeonEntered)
def _entered(n: Narrator, logged: Logged, event: DungeonEntered) -> None:
    n.step(
        logged,
        "tell-dungeon-entered",
        player=TargetId.of_player(event.player),
        dungeon=TargetId.of_object(event.object),
    )


@tells(RoomEntered, result=True)
def _room(n: Narrator, logged: Logged, event: RoomEntered) -> None:
    n.step(
        logged,
        "tell-room-entered",
        player=TargetId.of_player(event.player),
        room=event.name,
        dungeon=TargetId.of_object(event.object),
    )


@tells(DungeonCompleted, result=True)
def _completed(n: Narrator, logged: Logged, event: DungeonCompleted) -> None:
    n.step(logged, "tell-dungeon-completed", player=TargetId.of_player(event.player), dungeon=event.name)


@tells(NoDungeon, result=True)
def _none(n: Narrator, logged: Logged, event: NoDungeon) -> None:
    n.step(logged, "tell-no-dungeon", player=TargetId.of_player(event.player), into=event.into)
