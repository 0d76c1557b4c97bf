"""A player's speed changes (CR 702.179)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from engine.events.base import OfPlayer

if TYPE_CHECKING:
    from engine.state.game import Game


@dataclass(frozen=True, slots=True)
class SpeedChanged(OfPlayer):
    """A player's speed becomes a number (702.179)."""

    facets: ClassVar[tuple[str, ...]] = ("speed",)
    speed: int

    def apply(self, game: Game) -> None:
        game.players[self.player].speed = self.speed
