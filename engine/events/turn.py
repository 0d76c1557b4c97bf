"""Turns, phases and steps, and what players do in them beside the stack (CR 500)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar

from engine.events.base import Event, OfObject, OfPlayer
from engine.state.history import NO_HISTORY
from engine.state.ids import ObjectId, PlayerId
from engine.state.turn import Step

if TYPE_CHECKING:
    from engine.state.game import Game


@dataclass(frozen=True, slots=True)
class LandPlayed(OfObject):
    """A land was played as a special action (116.2a, 305.1), from elsewhere than a hand by leave of an effect."""

    player: PlayerId
    permitted_by: tuple[ObjectId, ...] = ()

    def apply(self, game: Game) -> None:
        game.players[self.player].lands_played += 1


@dataclass(frozen=True, slots=True)
class TurnBegins(OfPlayer):
    """A turn of a player begins (500.1), the ``number``-th of the game."""

    facets: ClassVar[tuple[str, ...]] = ("turn",)
    number: int
    passed_over: tuple[PlayerId, ...] = field(default=(), repr=False)
    """The players who have left the game and would have begun a turn just before (800.4k)."""

    def apply(self, game: Game) -> None:
        game.turn.begin(self.player, self.passed_over)
        for player in game.players:
            player.lands_played = 0
        game.former_history, game.history = game.history, NO_HISTORY
        game.turn_began_at = len(game.log)


@dataclass(frozen=True, slots=True)
class PhasesAdded(Event):
    """Steps are added to the turn, ``after`` so many of those still to come (500.8)."""

    facets: ClassVar[tuple[str, ...]] = ("turn",)
    after: int
    steps: tuple[str, ...]

    def apply(self, game: Game) -> None:
        game.turn.queue[self.after : self.after] = [Step(step) for step in self.steps]


@dataclass(frozen=True, slots=True)
class StepBegins(OfPlayer):
    """A step or phase begins (500)."""

    facets: ClassVar[tuple[str, ...]] = ("turn",)
    step: str


@dataclass(frozen=True, slots=True)
class KeywordAction(OfPlayer):
    """A player has done something that the rules have a word for ("scry", "proliferate"), for what watches it
    (701). ``objects`` are those it was done to."""

    action: str
    amount: int = 0
    objects: tuple[ObjectId, ...] = ()
