"""Players lose and leave, the game ends, and what players change by hand (CR 104, 800.4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from engine.events.base import Event, OfPlayer
from engine.state.changing_zones import cease
from engine.state.ids import ObjectId, PlayerId

if TYPE_CHECKING:
    from engine.state.game import Game


@dataclass(frozen=True, slots=True)
class PlayerLoses(OfPlayer):
    """A player loses the game (104.3). ``reason`` is a word of the catalogue."""

    facets: ClassVar[tuple[str, ...]] = ("players",)
    reason: str

    def apply(self, game: Game) -> None:
        game.players[self.player].lost = True


@dataclass(frozen=True, slots=True)
class Skipped(OfPlayer):
    """Nothing happens to a player instead of something (614.10). ``what`` is a word of the catalogue."""

    what: str


@dataclass(frozen=True, slots=True)
class ChoosesInstead(OfPlayer):
    """A player makes a choice in the place of one who has left the game (800.4g)."""

    gone: PlayerId


@dataclass(frozen=True, slots=True)
class PlayerLeaves(OfPlayer):
    """A player leaves the game (800.4)."""

    facets: ClassVar[tuple[str, ...]] = ("players",)

    def apply(self, game: Game) -> None:
        game.players[self.player].left = True


@dataclass(frozen=True, slots=True)
class LeftGame(OfPlayer):
    """The objects that a player owned leave the game with that player (800.4a)."""

    objects: tuple[ObjectId, ...]

    def apply(self, game: Game) -> None:
        for object_id in self.objects:
            cease(game, object_id)


@dataclass(frozen=True, slots=True)
class GameEnds(Event):
    """The game ends (104.1). ``winner`` is None for a draw (104.4)."""

    winner: PlayerId | None
    reason: str = ""

    def apply(self, game: Game) -> None:
        game.over = True
        game.winner = self.winner


@dataclass(frozen=True, slots=True)
class ByHand(Event):
    """A change made by the players, not by the rules (the script's ``edit``). ``change`` is done by the caller."""

    facets: ClassVar[tuple[str, ...]] = (
        "battlefield",
        "counters",
        "damage",
        "life",
        "tapped",
        "attachments",
        "combat",
        "control",
    )
    what: str
    details: tuple[tuple[str, Any], ...] = ()
