"""Pairing creatures (CR 702.95)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar

from engine.events.base import OfObject
from engine.state.ids import ObjectId, PlayerId

if TYPE_CHECKING:
    from engine.state.game import Game


@dataclass(frozen=True, slots=True)
class Paired(OfObject):
    """A creature becomes paired with another (702.95b)."""

    facets: ClassVar[tuple[str, ...]] = ("battlefield",)
    partner: ObjectId
    player: PlayerId

    def apply(self, game: Game) -> None:
        for one, other in ((self.object, self.partner), (self.partner, self.object)):
            it = game.objects[one]
            it.memory = replace(it.memory, paired=(other, self.player))


@dataclass(frozen=True, slots=True)
class PairEnds(OfObject):
    """A creature becomes unpaired, as does the one it was paired with (702.95e)."""

    facets: ClassVar[tuple[str, ...]] = ("battlefield",)

    def apply(self, game: Game) -> None:
        it = game.objects[self.object]
        assert it.memory.paired is not None
        partner = game.objects.get(it.memory.paired[0])
        for one in (it, partner):
            if one is not None:
                one.memory = replace(one.memory, paired=None)
