"""The Ring tempts a player (CR 701.54)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar

from engine.events.base import OfObject, OfPlayer
from engine.state.characteristics import Characteristics
from engine.state.ids import ObjectId, PlayerId

if TYPE_CHECKING:
    from engine.state.game import Game


@dataclass(frozen=True, slots=True)
class RingTempted(OfPlayer):
    """The Ring has tempted a player, with all that belongs to it (701.54d). ``object`` is the Ring-bearer chosen."""

    facets: ClassVar[tuple[str, ...]] = ("ring",)
    object: ObjectId | None


@dataclass(frozen=True, slots=True)
class BearerChosen(OfObject):
    """A creature becomes a player's Ring-bearer, and no other is (701.54a)."""

    facets: ClassVar[tuple[str, ...]] = ("ring",)
    player: PlayerId

    def apply(self, game: Game) -> None:
        game.players[self.player].ring_bearer = self.object


@dataclass(frozen=True, slots=True)
class BearerLost(OfObject):
    """Another player has gained control of a Ring-bearer: it is none any longer (701.54a)."""

    facets: ClassVar[tuple[str, ...]] = ("ring",)
    player: PlayerId

    def apply(self, game: Game) -> None:
        game.players[self.player].ring_bearer = None


@dataclass(frozen=True, slots=True)
class RingGrows(OfPlayer):
    """The Ring tempts a player for the ``times``-th time: the emblem has as many of its abilities (701.54c)."""

    facets: ClassVar[tuple[str, ...]] = ("ring", "command")
    times: int
    emblem: ObjectId | None = field(default=None, compare=False, repr=False)
    values: Characteristics | None = field(default=None, compare=False, repr=False)
    """What the emblem is from now on."""

    def apply(self, game: Game) -> None:
        game.players[self.player].tempted = self.times
        if self.emblem is not None and self.values is not None:
            game.objects[self.emblem].base = self.values
