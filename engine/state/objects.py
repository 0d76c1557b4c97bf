"""Objects and players (CR 109, 102)."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Any

from cards.model import Card
from engine.abilities.base import Ability, Condition
from engine.state.characteristics import Characteristics
from engine.state.cost_sums import CostSum
from engine.state.face_down import FaceDown, values
from engine.state.flipped_cards_and_rooms import in_form
from engine.state.ids import ObjectId, PlayerId, TargetId
from engine.state.memory import NOTHING, Memory
from engine.state.merged_permanents import merged
from engine.state.outcome import Chosen, Outcome
from engine.state.paid import Paid
from engine.state.zones import Zone


class Kind(Enum):
    """What an object is made of (109.1)."""

    CARD = "card"
    TOKEN = "token"
    COPY = "copy"
    """A copy of a spell or of a card (707.10, 707.12)."""
    ABILITY = "ability"
    """An activated or triggered ability on the stack."""
    EMBLEM = "emblem"
    MARKER = "marker"
    """What stands for a designation, speed or radiation where an object must be named (113.8); it is none."""

    __hash__ = object.__hash__


@dataclass(slots=True)
class Announcement:
    """What was decided as a spell or ability was put on the stack (601.2b-d, 602.2b, 603.3d)."""

    targets: list[list[TargetId]] = field(default_factory=list)
    """One list for each target phrase, in the order of the text."""
    modes: tuple[int, ...] = ()
    x: int | None = None
    division: dict[TargetId, int] = field(default_factory=dict)
    for_whom: dict[TargetId, PlayerId] = field(default_factory=dict)
    """Whose each target had to be, where there is one for each of several players (601.2c)."""
    paid: Paid = field(default_factory=Paid)
    outcome: Outcome = field(default_factory=Outcome)
    """What paying has come to: how many counters were removed "this way" (118.1, 608.2c)."""
    chosen: Chosen = field(default_factory=Chosen)
    """What else was chosen then: the player who chose the modes (700.2e)."""
    without_paying: bool = False
    cast_from: Zone | None = None
    """None for what was not cast: abilities, and copies of spells (707.10)."""
    mana_spent: int = 0
    """How much mana was spent to cast it; none on a copy of a spell (707.10)."""
    letters_spent: str = ""
    """The letter of the color of each of that mana, as far as it has one (601.2h)."""
    from_treasures: int = 0
    """How much of that mana was from Treasures (601.2h)."""
    changed_cost: str = ""
    """The mana it costs in all, where something increases or reduces that (601.2f)."""
    cost_changed_by: tuple[ObjectId, ...] = ()
    """The other objects whose effects increase or reduce it."""
    cost_sum: CostSum | None = None
    """How that cost has come about, where several effects have a part in it."""
    permitted_by: tuple[ObjectId, ...] = ()
    """The other objects whose effects let it be cast from there, or cast or activated at this time (601.3,
    601.3b, 606.3)."""
    costs_at_least_one: bool = False
    """Whether an effect that can't reduce it to less than one mana would have reduced it to less."""
    so_as_cast: tuple[Condition, ...] = ()
    """Which of the conditions that its text asks of its casting were true as that was finished (601.2i); none of them
    for a copy of a spell."""

    def reduce_to(self, cost: str) -> None:
        """Note the mana that it costs in all, once a choice has reduced that (601.2f)."""
        self.changed_cost, self.cost_sum = cost, None

    @property
    def colors_spent(self) -> str:
        """The letters of the colors of that mana (702.44a)."""
        return "".join(dict.fromkeys(self.letters_spent))

    def note_for_whom(self, targets: dict[TargetId, PlayerId]) -> None:
        """These are the targets of each of several players (601.2c)."""
        self.for_whom.update(targets)

    def retarget(self, phrase: int, place: int, new: TargetId) -> None:
        """Another target takes the place of one, and its part of a division with it (115.7f, 707.10c)."""
        slot = self.targets[phrase]
        old, slot[place] = slot[place], new
        if new != old and old in self.division:
            self.division[new] = self.division.pop(old)
        if new != old and old in self.for_whom:
            self.for_whom[new] = self.for_whom.pop(old)

    def target_only(self, it: TargetId) -> None:
        """Each target becomes this one, which has all that was divided among them (707.10d-e)."""
        self.targets = [[it] if slot else [] for slot in self.targets]
        self.division = {it: sum(self.division.values())} if self.division else {}

    def copy(self) -> Announcement:
        return Announcement(
            [list(slot) for slot in self.targets],
            self.modes,
            self.x,
            dict(self.division),
            dict(self.for_whom),
            self.paid.copy(),
            self.outcome.copy(),
            self.chosen.copy(),
            self.without_paying,
            self.cast_from,
            self.mana_spent,
            self.letters_spent,
            self.from_treasures,
            self.changed_cost,
            self.cost_changed_by,
            self.cost_sum,
            self.permitted_by,
            self.costs_at_least_one,
            self.so_as_cast,
        )


@dataclass(slots=True)
class OnStack:
    """What an ability on the stack is: whose ability, and what made it trigger (113.7)."""

    source: ObjectId
    ability: Ability
    trigger: Any = None
    """The logged event that made it trigger, or None."""


class GameObject:
    """An object in a zone. A card that changes zones becomes a new one, with a new ``id`` (400.7).

    What an object *is* (after layers) is asked of ``Game.characteristics``; here stands what it is made of
    and what has happened to it. ``controller`` is the player under whose control it was put there.
    """

    __slots__ = (
        "announced",
        "attached_to",
        "base",
        "card",
        "chosen",
        "commander",
        "components",
        "controller",
        "counter_times",
        "counters",
        "damage",
        "deathtouched",
        "face",
        "face_down",
        "flipped",
        "id",
        "kind",
        "memory",
        "on_stack",
        "owner",
        "phased_out",
        "protector",
        "since",
        "tapped",
        "timestamp",
        "zone",
    )

    def __init__(
        self,
        id: ObjectId,
        base: Characteristics,
        owner: PlayerId,
        zone: Zone,
        *,
        card: Card | None = None,
        kind: Kind = Kind.CARD,
        controller: PlayerId | None = None,
        face: int = 0,
    ) -> None:
        self.id = id
        self.base = base
        self.owner = owner
        self.zone = zone
        self.card = card
        self.kind = kind
        self.controller = owner if controller is None else controller
        self.face = face
        self.timestamp = 0
        self.since = 0
        """The number of the turn since which its controller has controlled it continuously (302.6)."""
        self.tapped = False
        self.flipped = False
        self.face_down: FaceDown | None = None
        self.phased_out = False
        self.counters: dict[str, int] = {}
        self.counter_times: dict[str, int] = {}
        """The timestamps of kinds of counters put on it since it entered (613.7c)."""
        self.damage = 0
        self.deathtouched = False
        self.attached_to: TargetId | None = None
        self.protector: PlayerId | None = None
        self.chosen: dict[str, Any] = {}
        self.commander: ObjectId | None = None
        """The number by which a commander is known in whatever zone it is (903.3), for its damage."""
        self.announced: Announcement | None = None
        self.on_stack: OnStack | None = None
        self.components: tuple[GameObject, ...] = ()
        """The objects that a merged permanent is made of, from the top, or the two cards of a melded one; none for any
        other object (730.2, 712.4a)."""
        self.memory: Memory = NOTHING
        """What it remembers of what has happened to it; never changed, but replaced."""

    def copy(self) -> GameObject:
        """An independent copy, with the same id (for forks and for last-known information)."""
        other = GameObject.__new__(GameObject)
        other.id = self.id
        other.base = self.base
        other.owner = self.owner
        other.zone = self.zone
        other.card = self.card
        other.kind = self.kind
        other.controller = self.controller
        other.face = self.face
        other.timestamp = self.timestamp
        other.since = self.since
        other.tapped = self.tapped
        other.flipped = self.flipped
        other.face_down = self.face_down
        other.phased_out = self.phased_out
        other.counters = dict(self.counters) if self.counters else {}
        other.counter_times = dict(self.counter_times) if self.counter_times else {}
        other.damage = self.damage
        other.deathtouched = self.deathtouched
        other.attached_to = self.attached_to
        other.protector = self.protector
        other.chosen = dict(self.chosen) if self.chosen else {}
        other.commander = self.commander
        other.announced = self.announced.copy() if self.announced is not None else None
        other.on_stack = self.on_stack
        other.components = self.components
        other.memory = self.memory
        return other

    def as_if(self, **changes: Any) -> GameObject:
        """A stand-in: a copy that differs in these attributes, to be looked at as what the object would be. It is in no
        zone's list; nothing that is done to it changes the game."""
        other = self.copy()
        for name, value in changes.items():
            setattr(other, name, value)
        return other

    # ---- bookkeeping

    def note_triggered(self, ability: int, turn: int, times: int) -> None:
        """An ability of its own, by its hash, has triggered so often in this turn (603.2h)."""
        self.memory = replace(self.memory, triggered={**self.memory.triggered, ability: (turn, times)})

    def note_done(self, ability: int, turn: int) -> None:
        """Its controller has done what an ability of its own, by its hash, allows once each turn (603.2h)."""
        self.memory = replace(self.memory, done={**self.memory.done, ability: turn})

    def note_leave_used(self, turn: int) -> None:
        """Somebody has played something by the leave that it gives once each turn (601.3)."""
        self.memory = replace(self.memory, leave_used=turn)

    def note_played_by_leave(self, mark: int) -> None:
        """It has been played as a land by a leave that is for only some cards (601.3)."""
        self.memory = replace(self.memory, leave=mark)

    def note_asked(self, what: str) -> None:
        """Its owner has been asked whether it goes to the command zone from where it is (903.9a)."""
        self.chosen[what] = True

    def forget_deathtouch(self) -> None:
        """State-based actions have been checked since it was dealt damage by a source with deathtouch (704.5h)."""
        self.deathtouched = False

    @property
    def loyalty(self) -> int:
        """The loyalty of a planeswalker on the battlefield: its loyalty counters (306.5c)."""
        return self.counters.get("loyalty", 0)

    @property
    def shown(self) -> Characteristics:
        """The values it starts from: its own in the form that it has at the moment, or while it is face down those that
        its being so gives it (708.2)."""
        top = in_form(self.base, self) if self.face_down is None else values(self.face_down)
        if not self.components or self.melded:
            return top
        others = (in_form(o.base, self) if o.face_down is None else values(o.face_down) for o in self.components[1:])
        return merged((top, *others))

    @property
    def melded(self) -> bool:
        """Whether it is a melded permanent: what it is stands on no face of the cards that represent it (712.8g)."""
        return bool(self.components) and self.card is not None and self.card is not self.components[0].card

    @property
    def parts(self) -> tuple[GameObject, ...]:
        """Each card and token that represents a permanent of several, from the top; none for any other object."""
        return tuple(part for one in self.components for part in one.parts or (one,))

    @property
    def target(self) -> TargetId:
        """This object as a target."""
        return TargetId.of_object(self.id)

    def __repr__(self) -> str:
        return f"<{self.base.name or 'object'} {self.id} in {self.zone.value}>"


@dataclass(slots=True)
class Player:
    """A player (102). ``number`` is the place in turn order from 0; the first player named is 0."""

    number: PlayerId
    name: str
    life: int = 20
    counters: dict[str, int] = field(default_factory=dict)
    mana: dict[str, int] = field(default_factory=dict)
    """The mana pool: what kind of mana to how many (106.4). A kind is a letter of WUBRGC, with riders behind it:
    "C", "G|snow"."""
    mana_source: str = "any"
    """How costs are paid: "any", "lands" or "pool" (see docs/scenario.md)."""
    lands_played: int = 0
    lost: bool = False
    left: bool = False
    drew_from_empty: bool = False
    """Tried to draw from an empty library since state-based actions were last checked (704.5b)."""
    commander_damage: dict[ObjectId, int] = field(default_factory=dict)
    designations: set[str] = field(default_factory=set)
    tempted: int = 0
    """How often the Ring has tempted the player (701.54c)."""
    ring_bearer: ObjectId | None = None
    """The creature that is the player's Ring-bearer (701.54b)."""
    completed: tuple[str, ...] = ()
    """The dungeons that the player has completed (309.7)."""
    speed: int | None = None
    """None as long as the player has no speed (702.179b)."""
    commander_casts: dict[ObjectId, int] = field(default_factory=dict)
    """How often their commanders had been cast from the command zone before the board began (903.8)."""
    placed: int | None = None
    """How many cards of the library have a known place, from the top; behind them it goes on with unknown cards. None
    where all of it is known."""
    found: int = 0
    """How many unknown cards of it have come to be."""
    hand_untold: bool = False
    """Whether nobody has said what is in the hand, which is taken to be empty then."""
    hand_may_hold_cards: bool = False
    """Whether such a hand is taken to hold unknown cards where something is done with them, or shows that there are
    any."""
    mana_untold: bool = False
    """Whether nobody has said where mana comes from, which is taken to be unlimited then."""
    tapped_out: bool = False
    """Whether nobody has, and all their lands are tapped as the board begins: beside spells and abilities they pay only
    what they can."""

    def forget_empty_library(self) -> None:
        """State-based actions have been checked since the player tried to draw from an empty library (704.5b)."""
        self.drew_from_empty = False

    def copy(self) -> Player:
        return Player(
            self.number,
            self.name,
            self.life,
            dict(self.counters),
            dict(self.mana),
            self.mana_source,
            self.lands_played,
            self.lost,
            self.left,
            self.drew_from_empty,
            dict(self.commander_damage),
            set(self.designations),
            self.tempted,
            self.ring_bearer,
            self.completed,
            self.speed,
            dict(self.commander_casts),
            self.placed,
            self.found,
            self.hand_untold,
            self.hand_may_hold_cards,
            self.mana_untold,
            self.tapped_out,
        )

    @property
    def target(self) -> TargetId:
        """This player as a target."""
        return TargetId.of_player(self.number)
