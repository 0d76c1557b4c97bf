"""Players get designations: the monarch, the initiative, the city's blessing (CR 702.131, 725, 726)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from engine.events.base import OfPlayer
from engine.state.ids import PlayerId

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
    before: PlayerId | None = None

    def apply(self, game: Game) -> None:
        if self.title in ONE_HOLDER:
            for other in game.players:
                other.designations.discard(self.title)
        game.players[self.player].designations.add(self.title)
