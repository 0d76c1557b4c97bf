"""Permanents get designations and levels, and lose them (CR 716.2b, 719.3b)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from engine.events.base import OfObject

if TYPE_CHECKING:
    from engine.game import Game


@dataclass(frozen=True, slots=True)
class Designated(OfObject):
    """A permanent gets a designation, or no longer has it; it is kept in the object's memory."""

    facets: ClassVar[tuple[str, ...]] = ("designations",)
    designation: str
    has: bool = True

    def apply(self, game: Game) -> None:
        memory = game.objects[self.object].memory
        if self.has:
            memory[self.designation] = True
        else:
            memory.pop(self.designation, None)


@dataclass(frozen=True, slots=True)
class LevelGained(OfObject):
    """A permanent's level becomes a number (716.2a)."""

    facets: ClassVar[tuple[str, ...]] = ("designations",)
    level: int

    def apply(self, game: Game) -> None:
        game.objects[self.object].memory["level"] = self.level
