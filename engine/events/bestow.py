"""Ceasing to be bestowed (CR 702.103e-g)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from engine.events.base import OfObject

if TYPE_CHECKING:
    from engine.state.game import Game


@dataclass(frozen=True, slots=True)
class BestowEnds(OfObject):
    """A bestowed Aura, or Aura spell, is what is printed again; it is attached to nothing."""

    facets: ClassVar[tuple[str, ...]] = ("battlefield", "stack", "attachments")

    def apply(self, game: Game) -> None:
        it = game.objects[self.object]
        assert it.card is not None
        assert it.announced is not None
        it.base = game.printed.faces(it.card)[it.face]
        it.attached_to = None
        it.announced.paid.keyword = ""
