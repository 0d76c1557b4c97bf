"""It becomes day or night (CR 731)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from engine.events.base import Event

if TYPE_CHECKING:
    from engine.state.game import Game


@dataclass(frozen=True, slots=True)
class TimeOfDay(Event):
    """It becomes day or night (731.1). ``was`` is None where it was neither before."""

    facets: ClassVar[tuple[str, ...]] = ("daytime",)
    now: str
    was: str | None = None

    def apply(self, game: Game) -> None:
        game.daytime = self.now
