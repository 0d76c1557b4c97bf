"""Moving through dungeons (CR 309, 701.49)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar

from engine.events.base import OfObject, OfPlayer
from engine.state.changing_zones import cease, put_there
from engine.state.ids import PlayerId
from engine.state.zones import Zone

if TYPE_CHECKING:
    from engine.state.game import Game


@dataclass(frozen=True, slots=True)
class DungeonEntered(OfObject):
    """A dungeon card that a player owns is put into the command zone from outside the game (701.49a)."""

    facets: ClassVar[tuple[str, ...]] = ("command",)
    player: PlayerId

    def apply(self, game: Game) -> None:
        put_there(game, self.object, Zone.COMMAND)


@dataclass(frozen=True, slots=True)
class RoomEntered(OfObject):
    """A player's venture marker is moved into a room of a dungeon, counted from 0 (309.5)."""

    player: PlayerId
    room: int
    name: str

    def apply(self, game: Game) -> None:
        it = game.objects[self.object]
        it.memory = replace(it.memory, room=self.room)


@dataclass(frozen=True, slots=True)
class DungeonCompleted(OfObject):
    """A dungeon card leaves the game, which completes it (309.7)."""

    facets: ClassVar[tuple[str, ...]] = ("command", "dungeons")
    player: PlayerId
    name: str

    def apply(self, game: Game) -> None:
        game.players[self.player].completed += (self.name,)
        cease(game, self.object)


@dataclass(frozen=True, slots=True)
class NoDungeon(OfPlayer):
    """A player ventures where no dungeon card is known: its rooms must be played by hand."""

    into: str
