"""Objects merge with permanents (CR 730)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from engine.events.base import OfObject
from engine.state.changing_zones import merge_onto
from engine.state.ids import ObjectId
from engine.state.objects import Kind

if TYPE_CHECKING:
    from engine.state.game import Game


@dataclass(frozen=True, slots=True)
class MutatingEnds(OfObject):
    """A mutating creature spell whose target is illegal is a creature spell and no mutating one any longer
    (702.140b)."""

    facets: ClassVar[tuple[str, ...]] = ("stack",)
    logged: ClassVar[bool] = False

    def apply(self, game: Game) -> None:
        made = game.objects[self.object].announced
        assert made is not None
        made.paid.keyword = ""


@dataclass(frozen=True, slots=True)
class Mutated(OfObject):
    """A mutating creature spell merges with a permanent, which stays the object it is (702.140c, 730.2)."""

    facets: ClassVar[tuple[str, ...]] = ("battlefield", "stack")
    spell: ObjectId
    over: bool
    """Whether it is put on top."""
    onto: str = ""
    """What the permanent was called before."""

    def apply(self, game: Game) -> None:
        spell = game.objects[self.spell]
        if spell.kind is Kind.COPY:
            spell.kind = Kind.TOKEN
        merge_onto(game, self.spell, self.object, self.over)
