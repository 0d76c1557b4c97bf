"""Permanents are turned face up and face down (CR 708)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from engine.events.base import OfObject
from engine.state.face_down import FaceDown
from engine.state.ids import PlayerId
from engine.state.merged_permanents import turn_components

if TYPE_CHECKING:
    from engine.state.game import Game


@dataclass(frozen=True, slots=True)
class TurnedFaceUp(OfObject):
    """A face-down permanent is turned face up (708.8); it stays the same object, with a new timestamp (613.7f).

    ``x`` is what was chosen for X in the cost, ``paid`` the keyword whose cost was paid, if any (702.37e-f).
    """

    facets: ClassVar[tuple[str, ...]] = ("battlefield", "exile")
    player: PlayerId
    x: int | None = None
    paid: str = ""

    def apply(self, game: Game) -> None:
        it = game.objects[self.object]
        it.face_down = None
        turn_components(it, None)
        it.timestamp = game.next_timestamp()


@dataclass(frozen=True, slots=True)
class TurnedFaceDown(OfObject):
    """A permanent is turned face down (708.2a)."""

    facets: ClassVar[tuple[str, ...]] = ("battlefield",)
    how: FaceDown = FaceDown.TURNED

    def apply(self, game: Game) -> None:
        it = game.objects[self.object]
        it.face_down = self.how
        turn_components(it, self.how)
        it.timestamp = game.next_timestamp()
