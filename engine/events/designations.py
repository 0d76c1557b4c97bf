"""Permanents get designations and levels, lose them, and flip (CR 709.5, 710, 716.2b, 719.3b, 722.3)."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, ClassVar

from engine.events.base import OfObject
from engine.state.ids import ObjectId, PlayerId
from engine.state.memory import marked
from engine.state.objects import Kind
from engine.state.zones import Zone

if TYPE_CHECKING:
    from engine.state.game import Game


@dataclass(frozen=True, slots=True)
class Designated(OfObject):
    """A permanent gets a designation, or no longer has it; it is kept in the object's memory."""

    facets: ClassVar[tuple[str, ...]] = ("designations", "battlefield")
    designation: str
    has: bool = True
    x: int | None = None
    """The number with which it became so (701.37c)."""

    @property
    def renames(self) -> tuple[ObjectId, ...]:
        """A Room has the names of its unlocked halves (709.5)."""
        return (self.object,)

    def apply(self, game: Game) -> None:
        it = game.objects[self.object]
        it.memory = replace(it.memory, designations=marked(it.memory, self.designation, self.has))


@dataclass(frozen=True, slots=True)
class BecameRenowned(OfObject):
    """A permanent becomes renowned along with the counters that renown puts on it (702.112a-b)."""

    facets: ClassVar[tuple[str, ...]] = ("battlefield",)

    def apply(self, game: Game) -> None:
        it = game.objects[self.object]
        it.memory = replace(it.memory, designations=marked(it.memory, "renowned"))


@dataclass(frozen=True, slots=True)
class LevelGained(OfObject):
    """A permanent's level becomes a number (716.2a)."""

    facets: ClassVar[tuple[str, ...]] = ("designations",)
    level: int

    def apply(self, game: Game) -> None:
        it = game.objects[self.object]
        it.memory = replace(it.memory, level=self.level)


@dataclass(frozen=True, slots=True)
class Flipped(OfObject):
    """A permanent flips: its status changes for good (710.4)."""

    facets: ClassVar[tuple[str, ...]] = ("battlefield",)

    def apply(self, game: Game) -> None:
        game.objects[self.object].flipped = True

    @property
    def renames(self) -> tuple[ObjectId, ...]:
        return (self.object,)


@dataclass(frozen=True, slots=True)
class SpellPrepared(OfObject):
    """A copy of a prepared permanent's prepare spell comes to be in exile (722.3c). ``made`` is its id."""

    facets: ClassVar[tuple[str, ...]] = ("exile",)
    player: PlayerId
    made: list[ObjectId] = field(default_factory=list, compare=False)

    def apply(self, game: Game) -> None:
        it = game.objects[self.object]
        values = game.characteristics(it).forms[0]
        copy = game.make(values, self.player, Zone.EXILE, kind=Kind.COPY)
        copy.memory = replace(copy.memory, prepares=self.object)
        it.memory = replace(it.memory, prepare_spell=copy.id)
        self.made.append(copy.id)
