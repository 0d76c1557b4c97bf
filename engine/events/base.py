"""What all events have in common: what they happen to, and which facets of the game they change (CR 700.1)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import Field, dataclass, fields
from typing import TYPE_CHECKING, Any, ClassVar

from engine.grammar.phrase import part
from engine.state.ids import ObjectId, PlayerId, TargetId

if TYPE_CHECKING:
    from engine.state.game import Game

ONLY_TOLD = {"only told": True}
"""Marks a field of an event that is for the report alone: nothing in the game looks at it."""


def looked_at(record: Any) -> list[Field[Any]]:
    """The fields of an event, or of its class, that something in the game may look at."""
    return [one for one in fields(record) if not ONLY_TOLD.items() <= one.metadata.items()]


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happens. Subclasses say what, and ``apply`` makes it so. What comes of an event but is no part of
    what reports show of it stands in fields without ``repr``."""

    facets: ClassVar[tuple[str, ...]] = ()
    looks_back: ClassVar[bool] = False
    completed_later: ClassVar[bool] = False
    """Whether more has to happen before it is complete, and what triggers on it is looked for only then (601.2i)."""
    of_phased_out: ClassVar[bool] = False
    """Whether it happens to what is phased out (702.26b)."""
    takes_a_place: ClassVar[bool] = True
    """Whether it can be what happens instead of something; False for what says itself what does not happen, and for
    what only goes along with something else."""
    logged: ClassVar[bool] = True
    """False for what only completes what another event has told: it changes the game, but is neither written into the
    log nor watched for."""

    @part
    def object(self) -> ObjectId | None:
        """The object that does something or that something is done to."""
        return None

    @part
    def player(self) -> PlayerId | None:
        """The player who does something or to whom something is done."""
        return None

    @part
    def source(self) -> ObjectId | None:
        """The object that it comes from, such as what deals damage."""
        return None

    @part
    def item(self) -> ObjectId | None:
        """The spell or ability on the stack that it is about beside that object."""
        return None

    @part
    def original(self) -> ObjectId | None:
        """What is copied in it."""
        return None

    @part
    def target(self) -> TargetId | None:
        """The object or player that something is done to."""
        return None

    @part
    def amount(self) -> int | None:
        """How much of something there is in it: damage, life, counters."""
        return None

    @part
    def became(self) -> Sequence[ObjectId]:
        """The objects that came into being in it (400.7)."""
        return ()

    def apply(self, game: Game) -> None:
        """Change the game. Called by the pipeline only."""

    @property
    def leaves(self) -> bool:
        """Whether something leaves the battlefield in it, and so is looked back at (603.10a)."""
        return False

    @property
    def renames(self) -> tuple[ObjectId, ...]:
        """The objects that may have another name after it."""
        return ()

    @property
    def affected_object(self) -> ObjectId | None:
        """The object that the event happens to, whose controller orders replacements (616.1)."""
        return None

    @property
    def affected_player(self) -> PlayerId | None:
        """The player that the event happens to."""
        return None


@dataclass(frozen=True, slots=True)
class OfObject(Event):
    """An event that happens to one object."""

    object: ObjectId

    @property
    def affected_object(self) -> ObjectId | None:
        return self.object


@dataclass(frozen=True, slots=True)
class OfPlayer(Event):
    """An event that happens to one player."""

    player: PlayerId

    @property
    def affected_player(self) -> PlayerId | None:
        return self.player


class OfTarget(Event):
    """An event that happens to one object or player, which its ``target`` field names."""

    __slots__ = ()
    target: TargetId

    @property
    def affected_object(self) -> ObjectId | None:
        return self.target.object

    @property
    def affected_player(self) -> PlayerId | None:
        return self.target.player
