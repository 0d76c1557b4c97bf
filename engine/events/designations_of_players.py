"""What players are and have by designation, and what the game is: the monarch, the initiative, the city's blessing,
speed, day and night (CR 702.131, 702.179, 725, 726, 731)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from engine.events.base import Event, OfPlayer

if TYPE_CHECKING:
    from engine.state.game import Game

ONE_HOLDER = frozenset({"monarch", "initiative"})
"""The designations that only one player can have at a time (725.3, 726.3)."""


@dataclass(frozen=True, slots=True)
class TitleGained(OfPlayer):
    """A player gets a designation; where only one player can have it, the one who had it has it no longer (725.3,
    726.3). ``before`` is that player."""

    facets: ClassVar[tuple[str, ...]] = ("titles",)
    title: str
    before: int | None = None

    def apply(self, game: Game) -> None:
        if self.title in ONE_HOLDER:
            for other in game.players:
                other.designations.discard(self.title)
        game.players[self.player].designations.add(self.title)


@dataclass(frozen=True, slots=True)
class TimeOfDay(Event):
    """It becomes day or night (731.1). ``was`` is None where it was neither before."""

    facets: ClassVar[tuple[str, ...]] = ("daytime",)
    now: str
    was: str | None = None

    def apply(self, game: Game) -> None:
        game.daytime = self.now


@dataclass(frozen=True, slots=True)
class SpeedChanged(OfPlayer):
    """A player's speed becomes a number (702.179)."""

    facets: ClassVar[tuple[str, ...]] = ("speed",)
    speed: int

    def apply(self, game: Game) -> None:
        game.players[self.player].speed = self.speed
