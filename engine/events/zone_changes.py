"""Objects come to be, move between zones and cease to be (CR 400.7)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar

from engine.events.base import ONLY_TOLD, Event, OfObject, OfPlayer
from engine.grammar.phrase import part
from engine.state.changing_zones import cease, move, put_there
from engine.state.choices import Message
from engine.state.face_down import FaceDown
from engine.state.ids import ObjectId, PlayerId, TargetId
from engine.state.memory import NOTHING, Memory
from engine.state.merged_permanents import Melding
from engine.state.objects import Announcement, Kind
from engine.state.unknown_cards import DOES_NOT_MATTER, library_has
from engine.state.zones import Zone

if TYPE_CHECKING:
    from engine.state.game import Game


@dataclass(frozen=True, slots=True)
class ZoneChange(OfObject):
    """An object moves from one zone to another and becomes a new object (400.7).

    ``cause`` is the verb behind the move ("cast", "draw", "discard", "destroy", "sacrifice", "exile",
    "resolve", "counter", "die" for state-based actions, ...). The fields after it describe how it enters
    and are what replacement effects change (614.1c, 614.12). ``became`` is filled in as it is committed.
    """

    to: Zone
    origin: Zone
    cause: str = ""
    source: ObjectId | None = None
    """The object whose spell or ability moves it."""
    as_cost: bool = False
    """Whether that is done to pay a cost, and so by no effect (118.1)."""
    position: int | None = None
    """Place in the library, 0 the top, -1 the bottom."""
    in_random_order: bool = False
    """Whether it goes there together with others of which nobody knows the order."""
    controller: PlayerId | None = None
    face: int | None = None
    tapped: bool = False
    face_down: FaceDown | None = None
    counters: tuple[tuple[str, int], ...] = ()
    attached_to: TargetId | None = None
    attacking: TargetId | None = None
    blocking: ObjectId | None = None
    """The attacking creature that it is to block (509.4)."""
    protector: PlayerId | None = None
    chosen: tuple[tuple[str, Any], ...] = ()
    designations: tuple[str, ...] = ()
    """What it is marked as from the moment it enters (709.5d, 722.3a)."""
    copying: Any = None
    """Copiable values it enters with instead of its own (707.5)."""
    copied: ObjectId | None = None
    """The object that it enters as a copy of (707.5)."""
    not_copied: frozenset[str] = frozenset()
    """What else that object had or was, which is not copied (707.2): "counters" or, of one, "counter", "attached", and
    what it was by effects: "Creature"."""
    parts: tuple[tuple[int, Zone], ...] = ()
    """Of a merged permanent: components, by number from the top, that are put into their zones in this order before
    the others, each with its zone (730.3a, 903.9c)."""
    melding: Melding | None = None
    """With what it enters as one permanent (701.42a)."""
    became: list[ObjectId] = field(default_factory=list, compare=False)
    remembering: Memory = field(default=NOTHING, compare=False, repr=False)
    """What it remembers from the moment it is there, beside its designations."""
    announced: Announcement | None = field(default=None, compare=False, repr=False)
    """What is decided as it is cast (601.2b-d)."""

    def apply(self, game: Game) -> None:
        self.became.extend(move(game, self))

    @property
    def renames(self) -> tuple[ObjectId, ...]:
        """What an Aura enters attached to may have a name from it (612.8)."""
        return (
            (self.attached_to.object,) if self.attached_to is not None and self.attached_to.object is not None else ()
        )

    @property
    def enters(self) -> bool:
        """Whether it enters the battlefield."""
        return self.to is Zone.BATTLEFIELD and self.origin is not Zone.BATTLEFIELD

    @property
    def leaves(self) -> bool:
        """Whether it leaves the battlefield."""
        return self.origin is Zone.BATTLEFIELD and self.to is not Zone.BATTLEFIELD

    @property
    def dies(self) -> bool:
        """Whether it is put into a graveyard from the battlefield (700.4)."""
        return self.origin is Zone.BATTLEFIELD and self.to is Zone.GRAVEYARD


@dataclass(frozen=True, slots=True)
class BecamePlotted(OfObject):
    """An effect has a card in exile become plotted (702.170c)."""

    def apply(self, game: Game) -> None:
        game.objects[self.object].chosen["plot"] = game.turn.number


@dataclass(frozen=True, slots=True)
class BecameForetold(OfObject):
    """An effect has a card in exile become foretold (702.143d)."""

    less: str
    """By what its foretell cost is less than its mana cost."""

    def apply(self, game: Game) -> None:
        game.objects[self.object].chosen |= {"foretell": game.turn.number, "foretell for less": self.less}


@dataclass(frozen=True, slots=True)
class DrawCard(OfPlayer):
    """A player draws one card (121.2); the move itself follows as a zone change, unless there is no card.

    ``missed`` is filled in as it is committed where there was none: then no card has been drawn (121.4). It is the
    draw number ``place`` of as many as one instruction has the player make, one at a time (121.2).
    """

    missed: list[bool] = field(default_factory=list, compare=False)
    place: int = field(default=1, compare=False, metadata=ONLY_TOLD)
    of: int = field(default=1, compare=False, metadata=ONLY_TOLD)

    @property
    def which(self) -> Message | str:
        """Which of several draws it is, in words."""
        return Message("which-draw", {"place": self.place, "of": self.of}) if self.of > 1 else ""

    def apply(self, game: Game) -> None:
        if not library_has(game, self.player, 1):
            self.missed.append(True)


@dataclass(frozen=True, slots=True)
class DrewFromEmpty(OfPlayer):
    """A player tried to draw from an empty library (121.4, 704.5b)."""

    def apply(self, game: Game) -> None:
        game.players[self.player].drew_from_empty = True


@dataclass(frozen=True, slots=True)
class CeasedToExist(OfObject):
    """A token or copy outside its zone ceases to exist (704.5d-e)."""

    def apply(self, game: Game) -> None:
        cease(game, self.object)


@dataclass(frozen=True, slots=True)
class Shuffled(OfPlayer):
    """A library is shuffled (701.24). ``order`` is the new order of its objects, first the top."""

    facets: ClassVar[tuple[str, ...]] = ("library",)
    order: tuple[ObjectId, ...] = ()

    def apply(self, game: Game) -> None:
        game.zone_list(Zone.LIBRARY, self.player)[:] = self.order
        owner = game.players[self.player]
        owner.placed = None if owner.placed is None else 0


@dataclass(frozen=True, slots=True)
class Searched(OfPlayer):
    """A player searches zones of a player for cards (701.23)."""

    owner: PlayerId
    zones: tuple[Zone, ...]
    only: int | None = None
    """How many cards of the top of the library, where no more of it is searched."""


@dataclass(frozen=True, slots=True)
class GotEmblem(OfObject):
    """A player gets an emblem, which is put into the command zone (114.1), and knows what was ``chosen`` for it."""

    facets: ClassVar[tuple[str, ...]] = ("command",)
    player: PlayerId
    chosen: tuple[tuple[str, str], ...] = field(default=(), repr=False)

    def apply(self, game: Game) -> None:
        put_there(game, self.object, Zone.COMMAND)
        game.objects[self.object].chosen.update(self.chosen)


@dataclass(frozen=True, slots=True)
class Revealed(Event):
    """Cards are revealed to all players, or shown to some (701.20)."""

    takes_a_place: ClassVar[bool] = False
    objects: tuple[ObjectId, ...]
    player: PlayerId
    to: tuple[PlayerId, ...] | None = None
    """Who sees them; None for everyone."""
    as_drawn_by: ObjectId | None = field(default=None, compare=False, repr=False)
    """The object whose ability has a card revealed as it is drawn (121.9, 702.94a)."""


@dataclass(frozen=True, slots=True)
class CardNamed(OfObject):
    """It is said which card an unknown card is; no name says that it doesn't matter."""

    takes_a_place: ClassVar[bool] = False
    name: str

    @property
    def renames(self) -> tuple[ObjectId, ...]:
        return (self.object,)

    def apply(self, game: Game) -> None:
        it, card = game.objects[self.object], game.card_named(self.name) if self.name else None
        if card is None:
            it.chosen = {**it.chosen, DOES_NOT_MATTER: True}
            return
        it.card, it.base = card, game.printed.start(card, 0, it.zone)
        game.bump(it.zone.value)


@dataclass(frozen=True, slots=True)
class MadeToken(Event):
    """Marker under which tokens are created (701.7); each enters by its own zone change."""

    player: PlayerId
    objects: tuple[ObjectId, ...]
    kind: Kind = Kind.TOKEN
    original: ObjectId | None = None
    """What they are copies of, if of anything (707.2)."""

    @part
    def amount(self) -> int:
        """How many tokens are created."""
        return len(self.objects)
