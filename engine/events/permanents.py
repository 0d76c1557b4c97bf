"""What happens to permanents where they are: counters, tapping, destroying, attaching, turning over."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, ClassVar

from engine.events.base import OfObject, OfTarget
from engine.state.counters import shapes_characteristics
from engine.state.ids import ObjectId, PlayerId, TargetId
from engine.state.transforming import turn_face

if TYPE_CHECKING:
    from engine.state.game import Game


@dataclass(frozen=True, slots=True)
class CountersPut(OfTarget):
    """Counters are put on an object or player (122.6)."""

    facets: ClassVar[tuple[str, ...]] = ("counters",)
    target: TargetId
    kind: str
    amount: int
    by: PlayerId | None = None
    by_effect: bool = True
    """False where they are put as a cost, by a turn-based action or as what damage results in (614.16)."""
    as_cost: bool = False
    """Whether they are put as a cost (601.2h, 606.4)."""

    def apply(self, game: Game) -> None:
        held = game.counters_of(self.target)
        held[self.kind] = held.get(self.kind, 0) + self.amount
        if shapes_characteristics(self.kind):
            if self.target.object is not None:
                game.objects[self.target.object].counter_times[self.kind] = game.next_timestamp()  # (613.7c)
            game.bump("characteristic counters")


@dataclass(frozen=True, slots=True)
class CountersRemoved(OfTarget):
    """Counters are removed from an object or player (122.1): ``left`` are left; ``player`` is who removes them."""

    facets: ClassVar[tuple[str, ...]] = ("counters",)
    target: TargetId
    kind: str
    amount: int
    left: int = 0
    player: PlayerId | None = None

    def apply(self, game: Game) -> None:
        held = game.counters_of(self.target)
        held[self.kind] = held.get(self.kind, 0) - self.amount
        if held[self.kind] <= 0:
            del held[self.kind]
        if shapes_characteristics(self.kind):
            game.bump("characteristic counters")


@dataclass(frozen=True, slots=True)
class Tapped(OfObject):
    """A permanent becomes tapped (701.26a): ``by`` is the player whom an instruction has tap it."""

    facets: ClassVar[tuple[str, ...]] = ("tapped",)
    by: PlayerId | None = None

    def apply(self, game: Game) -> None:
        game.objects[self.object].tapped = True


@dataclass(frozen=True, slots=True)
class Untapped(OfObject):
    """A permanent becomes untapped (701.26b)."""

    facets: ClassVar[tuple[str, ...]] = ("tapped",)

    def apply(self, game: Game) -> None:
        game.objects[self.object].tapped = False


@dataclass(frozen=True, slots=True)
class PhasedOut(OfObject):
    """A permanent phases out (702.26b). ``player`` controlled it; ``host`` is what it went along with, None where it
    phased out directly (702.26g)."""

    facets: ClassVar[tuple[str, ...]] = ("battlefield", "attachments", "control", "counters", "tapped", "combat")
    looks_back: ClassVar[bool] = True
    leaves: ClassVar[bool] = True
    """What triggers on it listens as the game was before (603.10b)."""
    player: PlayerId
    host: ObjectId | None = None

    def apply(self, game: Game) -> None:
        it = game.objects[self.object]
        it.phased_out = True
        it.memory = replace(it.memory, phased_under=self.player, phased_with=self.host)


@dataclass(frozen=True, slots=True)
class PhasedIn(OfObject):
    """A permanent phases in; it does not change zones (702.26c-d)."""

    facets: ClassVar[tuple[str, ...]] = ("battlefield", "attachments", "control", "counters", "tapped")
    of_phased_out: ClassVar[bool] = True
    """It happens to what is phased out."""

    def apply(self, game: Game) -> None:
        it = game.objects[self.object]
        it.phased_out = False
        it.memory = replace(it.memory, phased_under=None, phased_with=None, phased_out_until=None)


@dataclass(frozen=True, slots=True)
class Destroyed(OfObject):
    """A permanent is destroyed (701.8); the move to the graveyard follows."""

    source: ObjectId | None = None
    by_rule: bool = False
    can_regenerate: bool = True


@dataclass(frozen=True, slots=True)
class Regenerated(OfObject):
    """Destruction was replaced: all damage is removed, the permanent is tapped and leaves combat (701.19)."""

    facets: ClassVar[tuple[str, ...]] = ("damage",)

    def apply(self, game: Game) -> None:
        it = game.objects[self.object]
        it.damage = 0
        it.deathtouched = False


@dataclass(frozen=True, slots=True)
class Sacrificed(OfObject):
    """A player sacrifices a permanent (701.21); the move to the graveyard follows."""

    player: PlayerId


@dataclass(frozen=True, slots=True)
class Attached(OfObject):
    """An object becomes attached, or unattached where ``to`` is None (701.3)."""

    facets: ClassVar[tuple[str, ...]] = ("attachments", "battlefield")
    to: TargetId | None
    was: list[TargetId] = field(default_factory=list, compare=False)
    """What it was attached to before, if anything."""

    def apply(self, game: Game) -> None:
        it = game.objects[self.object]
        self.was.extend([it.attached_to] if it.attached_to is not None else ())
        it.attached_to = self.to
        if self.to is not None:
            it.timestamp = game.next_timestamp()


@dataclass(frozen=True, slots=True)
class Transformed(OfObject):
    """A double-faced permanent turns its other face up (701.27)."""

    facets: ClassVar[tuple[str, ...]] = ("battlefield",)
    face: int
    bound: bool = False
    """Whether its daybound or nightbound ability turns it (702.145b, 702.145e)."""

    def apply(self, game: Game) -> None:
        turn_face(game, self.object, self.face)

    @property
    def renames(self) -> tuple[ObjectId, ...]:
        return (self.object,)


@dataclass(frozen=True, slots=True)
class ProtectorChosen(OfObject):
    """A player becomes the protector of a battle (310.8)."""

    facets: ClassVar[tuple[str, ...]] = ("protectors",)
    player: PlayerId | None

    def apply(self, game: Game) -> None:
        game.objects[self.object].protector = self.player


@dataclass(frozen=True, slots=True)
class LifeNoted(OfObject):
    """A life total is noted for an object (607.2e)."""

    key: ClassVar[str] = "noted life"
    facets: ClassVar[tuple[str, ...]] = ("life",)
    number: int

    def apply(self, game: Game) -> None:
        game.objects[self.object].chosen[self.key] = self.number


@dataclass(frozen=True, slots=True)
class ControlChanged(OfObject):
    """The controller of a permanent is no longer who it was (613.1b)."""

    facets: ClassVar[tuple[str, ...]] = ("control",)
    player: PlayerId
    before: PlayerId
    source: ObjectId | None = None
    """What the effect comes from that makes it so; None where one has ended."""

    def apply(self, game: Game) -> None:
        it = game.objects[self.object]
        it.since = game.turn.number
        game.known_controller[self.object] = self.player
