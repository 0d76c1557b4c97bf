"""Turns, phases and steps that are skipped or ended, and players under another's control (CR 614.10, 723, 724)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar

from engine.abilities.verbs.skip import Unit
from engine.events.base import Event, OfPlayer
from engine.state.ids import ObjectId, PlayerId

if TYPE_CHECKING:
    from engine.state.game import Game


@dataclass(frozen=True, slots=True)
class SkipsAdded(OfPlayer):
    """A player will skip the next so many turns, phases or steps of a kind (614.10a)."""

    unit: str
    count: int = 1

    def apply(self, game: Game) -> None:
        game.turn.skips += [(self.player, self.unit)] * self.count


@dataclass(frozen=True, slots=True)
class PartSkipped(OfPlayer):
    """A player skips a turn, phase or step (500.11); ``once`` where one of the skips waiting is used up, which leaves
    out the whole of a combat phase."""

    unit: str
    once: bool = True

    def apply(self, game: Game) -> None:
        if self.once:
            game.turn.skips.remove((self.player, self.unit))
            if self.unit == Unit.COMBAT.value:
                game.turn.leave_out_combat()


@dataclass(frozen=True, slots=True)
class PartEnds(Event):
    """An effect ends the turn, or the combat phase: the steps that are left out don't come (724.1d, 724.2d)."""

    facets: ClassVar[tuple[str, ...]] = ("turn",)
    what: str
    steps: int
    """How many of the steps still to come are left out."""

    def apply(self, game: Game) -> None:
        del game.turn.queue[: self.steps]
        game.turn.ended = True


@dataclass(frozen=True, slots=True)
class WillBeControlled(OfPlayer):
    """A player will be controlled by another during their next turn; the latest such effect counts (723.1a)."""

    by: PlayerId
    one_more: bool = False
    """Whether the player takes an extra turn after that one."""

    def apply(self, game: Game) -> None:
        game.turn.to_control[self.player] = self.by
        if self.one_more:
            game.turn.to_have_another.append(self.player)


@dataclass(frozen=True, slots=True)
class PlayerControlled(OfPlayer):
    """A turn begins in which a player is controlled by another (723.1)."""

    by: PlayerId

    def apply(self, game: Game) -> None:
        game.turn.to_control.pop(self.player)
        game.turn.controlled = {self.player: self.by}


@dataclass(frozen=True, slots=True)
class PlayerControlledForNow(OfPlayer):
    """A player is controlled by another as long as something goes on (723.2)."""

    by: PlayerId

    def apply(self, game: Game) -> None:
        game.turn.controlled[self.player] = self.by


@dataclass(frozen=True, slots=True)
class ControlOfPlayerEnds(OfPlayer):
    """That is over: whoever controlled the player before does so again (723.1a, 723.2)."""

    logged: ClassVar[bool] = False
    before: PlayerId | None

    def apply(self, game: Game) -> None:
        del game.turn.controlled[self.player]
        if self.before is not None:
            game.turn.controlled[self.player] = self.before


@dataclass(frozen=True, slots=True)
class ExtraTurnAdded(OfPlayer):
    """A player will take an extra turn after this one, the ``number``-th of the game (500.7)."""

    number: int
    was_told: bool = False
    """Whether an effect has said before that it would follow on this turn of the player."""
    skipped_by: tuple[ObjectId, ...] = field(default=(), repr=False)
    """The sources of the effects by which it will be skipped, as things stand (614.10)."""

    def apply(self, game: Game) -> None:
        if self.was_told:
            game.turn.to_have_another.remove(self.player)
        game.turn.extra.append(self.player)
        game.turn.marks.append(self.number)


@dataclass(frozen=True, slots=True)
class CanRepeat(OfPlayer):
    """A player has gone round and is no worse off: they can repeat it as often as they like (732.2a)."""

    since: int = field(default=0, repr=False)
    """How much had happened as the round began."""
    mana: str = field(default="", repr=False)
    """The mana that a round leaves them with, as letters of one kind."""
