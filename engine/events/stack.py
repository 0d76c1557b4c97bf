"""Spells and abilities: cast, activated, triggered, targeted, resolved, countered (CR 112, 113, 405)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar

from engine.events.base import OfObject, OfPlayer, OfTarget
from engine.state.changing_zones import cease, put_there
from engine.state.choices import Message
from engine.state.ids import ObjectId, PlayerId, TargetId
from engine.state.objects import Kind
from engine.state.zones import ABILITIES, Zone

if TYPE_CHECKING:
    from engine.abilities.ability import Activated
    from engine.state.characteristics import Characteristics
    from engine.state.game import Game
    from engine.state.memory import Memory


@dataclass(frozen=True, slots=True)
class Countered(OfObject):
    """A spell or ability on the stack is countered (701.6), by a spell or ability of ``player``; where a spell goes
    follows."""

    source: ObjectId | None = None
    player: PlayerId | None = None


@dataclass(frozen=True, slots=True)
class SpellCast(OfObject):
    """A spell has become cast (601.2i)."""

    player: PlayerId
    origin: Zone

    def apply(self, game: Game) -> None:
        game.bump("stack")  # what speaks of spells cast this turn counts it from now on


@dataclass(frozen=True, slots=True)
class Marked(OfObject):
    """What has been done to a spell makes something of it: the mana that was spent on it, the effect that had it cast,
    when it was cast (106.6, 614.1a, 601.3b)."""

    facets: ClassVar[tuple[str, ...]] = ("stack",)
    logged: ClassVar[bool] = False
    memory: Memory

    def apply(self, game: Game) -> None:
        game.objects[self.object].memory = self.memory


@dataclass(frozen=True, slots=True)
class TextGained(OfObject):
    """A spell has the text of the cards spliced onto it, which have been revealed, behind its own (702.47b)."""

    facets: ClassVar[tuple[str, ...]] = ("stack",)
    logged: ClassVar[bool] = False
    values: Characteristics

    def apply(self, game: Game) -> None:
        game.objects[self.object].base = self.values


@dataclass(frozen=True, slots=True)
class NotRead(OfObject):
    """A sentence that the grammar does not read should be carried out now: the players do it by hand."""

    text: str


@dataclass(frozen=True, slots=True)
class CannotCast(OfObject):
    """An effect would have a card cast, or a land played, but it can't be; ``reason`` says why, where it is known."""

    player: PlayerId
    reason: Message | None = None
    is_land: bool = False


@dataclass(frozen=True, slots=True)
class SpellCopied(OfObject):
    """A copy of a spell or ability has been put onto the stack (707.10); it is not cast."""

    facets: ClassVar[tuple[str, ...]] = ("stack",)
    player: PlayerId
    original: ObjectId

    def apply(self, game: Game) -> None:
        put_there(game, self.object, Zone.STACK)


@dataclass(frozen=True, slots=True)
class CardCopied(OfObject):
    """A copy of a card has been made where the card is (707.12). ``made`` is its id; whoever may cast it owns it
    (112.2a)."""

    player: PlayerId
    zone: Zone | None = None
    """Where the copy is made, if that is said."""
    made: list[ObjectId] = field(default_factory=list, compare=False)

    def apply(self, game: Game) -> None:
        it = game.find(self.object)
        copy = game.make(it.base, self.player, self.zone or it.zone, card=it.card, kind=Kind.COPY)
        self.made.append(copy.id)


@dataclass(frozen=True, slots=True)
class AbilityActivated(OfObject):
    """An activated ability has become activated (602.2). ``object`` is its source, ``item`` the ability on the
    stack, or None for a mana ability; ``place`` tells apart equal abilities of one object."""

    player: PlayerId
    item: ObjectId | None
    ability: Activated
    place: int
    facets: ClassVar[tuple[str, ...]] = (ABILITIES,)
    completed_later: ClassVar[bool] = True  # its costs are paid first (602.2b)

    def apply(self, game: Game) -> None:
        game.note_activation(self.object, self.ability, self.place)


@dataclass(frozen=True, slots=True)
class AbilityTriggered(OfObject):
    """A triggered ability of ``object`` has been put onto the stack as ``item`` (603.3)."""

    facets: ClassVar[tuple[str, ...]] = (ABILITIES,)
    player: PlayerId
    item: ObjectId
    again_by: ObjectId | None = field(default=None, repr=False)
    """What made it trigger an additional time (603.2d)."""
    onto: tuple[PlayerId, ...] = field(default=(), repr=False)
    """For the first of several that a player puts there: the players who have put theirs there just before (101.4)."""
    together: int = field(default=1, repr=False)
    """How many that player puts there."""
    alike: tuple[int, int] = field(default=(1, 1), repr=False)
    """How many times this very ability has triggered by then, of those that the player puts there, and in all."""
    alike_by: tuple[ObjectId, ...] = field(default=(), repr=False)
    """What made it trigger any of those additional times."""


@dataclass(frozen=True, slots=True)
class DelayedAbilityCreated(OfObject):
    """A spell or ability has created a delayed triggered ability of ``object``, which says ``text`` (603.7a)."""

    player: PlayerId
    text: str


@dataclass(frozen=True, slots=True)
class BecameTarget(OfTarget):
    """An object or player has become the target of a spell or ability (115)."""

    target: TargetId
    item: ObjectId


@dataclass(frozen=True, slots=True)
class CrimeCommitted(OfPlayer):
    """A player has cast a spell, activated an ability or put a triggered one onto the stack that targets an opponent or
    something of an opponent's (700.13). ``item`` is that spell or ability."""

    facets: ClassVar[tuple[str, ...]] = ("turn",)
    item: ObjectId


@dataclass(frozen=True, slots=True)
class TargetChanged(OfObject):
    """A target of a spell or ability on the stack becomes another (115.7). ``slot`` is the number of the target
    phrase and the place among its targets; a part of a division goes with it (115.7f)."""

    facets: ClassVar[tuple[str, ...]] = ("stack",)
    player: PlayerId
    slot: tuple[int, int]
    old: TargetId
    new: TargetId

    def apply(self, game: Game) -> None:
        made = game.objects[self.object].announced
        if made is not None:
            made.retarget(*self.slot, self.new)


@dataclass(frozen=True, slots=True)
class Resolved(OfObject):
    """A spell or ability on the stack has resolved (608). What it did stands under this event."""


@dataclass(frozen=True, slots=True)
class DidNotResolve(OfObject):
    """All targets of a spell or ability were illegal (608.2b), or an intervening if was false (603.4); ``why`` says of
    the targets what makes them so, and ``so`` what else is therefore not done."""

    reason: str = "targets"
    why: Message | None = field(default=None, repr=False)
    so: Message | str = field(default="", repr=False)


@dataclass(frozen=True, slots=True)
class LeftStack(OfObject):
    """An ability leaves the stack and ceases to exist (608.2n, 701.6a)."""

    facets: ClassVar[tuple[str, ...]] = (ABILITIES,)

    def apply(self, game: Game) -> None:
        cease(game, self.object)
