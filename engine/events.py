"""What happens: frozen proposals (CR 700.1). Only ``Pipeline.commit`` applies one to a game.

Each event names the facets of the game that it changes; what is worked out from the game (layers, triggers
that listen) is kept until a facet that it looked at has changed.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar

from engine.combat_state import Combat
from engine.counters import shapes_characteristics
from engine.objects import Kind, TargetId
from engine.turn_state import Step
from engine.zones import Zone

if TYPE_CHECKING:
    from engine.effects import Effect
    from engine.game import Game


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happens. Subclasses say what, and ``apply`` makes it so."""

    facets: ClassVar[tuple[str, ...]] = ()
    looks_back: ClassVar[bool] = False

    def apply(self, game: Game) -> None:
        """Change the game. Called by the pipeline only."""

    @property
    def affected_object(self) -> int | None:
        """The object that the event happens to, whose controller orders replacements (616.1)."""
        return None

    @property
    def affected_player(self) -> int | None:
        """The player that the event happens to."""
        return None


@dataclass(frozen=True, slots=True)
class OfObject(Event):
    """An event that happens to one object."""

    object: int

    @property
    def affected_object(self) -> int | None:
        return self.object


@dataclass(frozen=True, slots=True)
class OfPlayer(Event):
    """An event that happens to one player."""

    player: int

    @property
    def affected_player(self) -> int | None:
        return self.player


class OfTarget(Event):
    """An event that happens to one object or player, which its ``target`` field names."""

    __slots__ = ()
    target: TargetId

    @property
    def affected_object(self) -> int | None:
        return self.target[1] if self.target[0] == "object" else None

    @property
    def affected_player(self) -> int | None:
        return self.target[1] if self.target[0] == "player" else None


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
    source: int | None = None
    """The object whose spell or ability moves it."""
    position: int | None = None
    """Place in the library, 0 the top, -1 the bottom."""
    controller: int | None = None
    face: int | None = None
    tapped: bool = False
    face_down: bool = False
    counters: tuple[tuple[str, int], ...] = ()
    attached_to: TargetId | None = None
    attacking: TargetId | None = None
    protector: int | None = None
    chosen: tuple[tuple[str, Any], ...] = ()
    copying: Any = None
    """Copiable values it enters with instead of its own (707.5)."""
    became: list[int] = field(default_factory=list, compare=False)

    def apply(self, game: Game) -> None:
        self.became.append(game.move(self))

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
class Damage(OfTarget):
    """Damage is dealt (120). What it results in (120.3) happens as further events under this one."""

    facets: ClassVar[tuple[str, ...]] = ("damage",)
    source: int
    target: TargetId
    amount: int
    combat: bool = False
    unpreventable: bool = False

    def apply(self, game: Game) -> None:
        """Remember what state-based actions ask about damage (702.2b, 903.10a)."""
        kind, number = self.target
        if kind == "object":
            if game.characteristics(self.source).has("deathtouch"):
                game.objects[number].deathtouched = True
        elif self.combat:
            commander = game.find(self.source).commander
            if commander is not None:
                dealt = game.players[number].commander_damage
                dealt[commander] = dealt.get(commander, 0) + self.amount


@dataclass(frozen=True, slots=True)
class DamagePrevented(OfTarget):
    """Damage that would have been dealt is not (615.6). ``shield`` is the object whose effect prevents it."""

    source: int
    target: TargetId
    amount: int
    shield: int | None = None
    combat: bool = False


@dataclass(frozen=True, slots=True)
class DamageMarked(OfObject):
    """Damage stays marked on a creature until the cleanup step (120.6)."""

    facets: ClassVar[tuple[str, ...]] = ("damage",)
    amount: int

    def apply(self, game: Game) -> None:
        game.objects[self.object].damage += self.amount


@dataclass(frozen=True, slots=True)
class ExcessDamage(OfObject):
    """A permanent was dealt more damage than would have been enough, from all sources together (120.10)."""

    amount: int


@dataclass(frozen=True, slots=True)
class DamageWearsOff(Event):
    """Damage marked on permanents is removed in the cleanup step (514.2)."""

    facets: ClassVar[tuple[str, ...]] = ("damage",)
    objects: tuple[int, ...]

    def apply(self, game: Game) -> None:
        for object_id in self.objects:
            it = game.objects[object_id]
            it.damage = 0
            it.deathtouched = False


@dataclass(frozen=True, slots=True)
class LifeGain(OfPlayer):
    """(119.3)"""

    facets: ClassVar[tuple[str, ...]] = ("life",)
    amount: int
    source: int | None = None

    def apply(self, game: Game) -> None:
        game.players[self.player].life += self.amount


@dataclass(frozen=True, slots=True)
class LifeLoss(OfPlayer):
    """(119.3)"""

    facets: ClassVar[tuple[str, ...]] = ("life",)
    amount: int
    source: int | None = None
    from_damage: bool = False

    def apply(self, game: Game) -> None:
        game.players[self.player].life -= self.amount


@dataclass(frozen=True, slots=True)
class CountersPut(OfTarget):
    """Counters are put on an object or player (122.6)."""

    facets: ClassVar[tuple[str, ...]] = ("counters",)
    target: TargetId
    kind: str
    amount: int
    by: int | None = None

    def apply(self, game: Game) -> None:
        held = game.counters_of(self.target)
        held[self.kind] = held.get(self.kind, 0) + self.amount
        if shapes_characteristics(self.kind):
            game.bump("characteristic counters")


@dataclass(frozen=True, slots=True)
class CountersRemoved(OfTarget):
    """Counters are removed from an object or player (122.8). ``left`` is how many remain."""

    facets: ClassVar[tuple[str, ...]] = ("counters",)
    target: TargetId
    kind: str
    amount: int
    left: int = 0

    def apply(self, game: Game) -> None:
        held = game.counters_of(self.target)
        held[self.kind] = held.get(self.kind, 0) - self.amount
        if held[self.kind] <= 0:
            del held[self.kind]
        if shapes_characteristics(self.kind):
            game.bump("characteristic counters")


@dataclass(frozen=True, slots=True)
class Tapped(OfObject):
    facets: ClassVar[tuple[str, ...]] = ("tapped",)

    def apply(self, game: Game) -> None:
        game.objects[self.object].tapped = True


@dataclass(frozen=True, slots=True)
class Untapped(OfObject):
    facets: ClassVar[tuple[str, ...]] = ("tapped",)

    def apply(self, game: Game) -> None:
        game.objects[self.object].tapped = False


@dataclass(frozen=True, slots=True)
class PhasedIn(Event):
    """Permanents phase in together; none of them changes zones (702.26c-d)."""

    facets: ClassVar[tuple[str, ...]] = ("battlefield", "attachments", "control", "counters", "tapped")
    objects: tuple[int, ...]

    def apply(self, game: Game) -> None:
        for object_id in self.objects:
            game.objects[object_id].phased_out = False


@dataclass(frozen=True, slots=True)
class DrawCard(OfPlayer):
    """A player draws one card (121.2); the move itself follows as a zone change, unless there is no card."""


@dataclass(frozen=True, slots=True)
class DrewFromEmpty(OfPlayer):
    """A player tried to draw from an empty library (121.4, 704.5b)."""

    def apply(self, game: Game) -> None:
        game.players[self.player].drew_from_empty = True


@dataclass(frozen=True, slots=True)
class Destroyed(OfObject):
    """A permanent is destroyed (701.8); the move to the graveyard follows."""

    source: int | None = None
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

    player: int


@dataclass(frozen=True, slots=True)
class Countered(OfObject):
    """A spell or ability on the stack is countered (701.6); where a spell goes follows."""

    source: int | None = None


@dataclass(frozen=True, slots=True)
class SpellCast(OfObject):
    """A spell has become cast (601.2i)."""

    player: int
    origin: Zone


@dataclass(frozen=True, slots=True)
class NotRead(OfObject):
    """A sentence that the grammar does not read should be carried out now: the players do it by hand."""

    text: str


@dataclass(frozen=True, slots=True)
class CannotCast(OfObject):
    """An effect would have a card cast, but it can't be."""

    player: int
    reason: str


@dataclass(frozen=True, slots=True)
class SpellCopied(OfObject):
    """A copy of a spell or ability has been put onto the stack (707.10); it is not cast."""

    player: int
    original: int


@dataclass(frozen=True, slots=True)
class AbilityActivated(OfObject):
    """An activated ability has become activated (602.2). ``object`` is its source, ``item`` the ability on the
    stack, or None for a mana ability."""

    player: int
    item: int | None
    index: int
    facets: ClassVar[tuple[str, ...]] = ("stack",)

    def apply(self, game: Game) -> None:
        game.note_activation(self.object, self.index)


@dataclass(frozen=True, slots=True)
class AbilityTriggered(OfObject):
    """A triggered ability of ``object`` has been put onto the stack as ``item`` (603.3)."""

    facets: ClassVar[tuple[str, ...]] = ("stack",)
    player: int
    item: int


@dataclass(frozen=True, slots=True)
class BecameTarget(OfTarget):
    """An object or player has become the target of a spell or ability (115)."""

    target: TargetId
    item: int


@dataclass(frozen=True, slots=True)
class Resolved(OfObject):
    """A spell or ability on the stack has resolved (608). What it did stands under this event."""


@dataclass(frozen=True, slots=True)
class DidNotResolve(OfObject):
    """All targets of a spell or ability were illegal (608.2b), or an intervening if was false (603.4)."""

    reason: str = "targets"


@dataclass(frozen=True, slots=True)
class LeftStack(OfObject):
    """An ability leaves the stack and ceases to exist (608.2n, 701.6a)."""

    facets: ClassVar[tuple[str, ...]] = ("stack",)

    def apply(self, game: Game) -> None:
        game.cease(self.object)


@dataclass(frozen=True, slots=True)
class CeasedToExist(OfObject):
    """A token or copy outside its zone ceases to exist (704.5d-e)."""

    def apply(self, game: Game) -> None:
        game.cease(self.object)


@dataclass(frozen=True, slots=True)
class ManaAdded(OfPlayer):
    """Mana is put into a mana pool (106.4). ``mana`` is letters of WUBRGC; ``riders`` what else is true of it,
    such as "snow" (107.4h, 106.6)."""

    facets: ClassVar[tuple[str, ...]] = ("mana",)
    mana: str
    source: int | None = None
    riders: tuple[str, ...] = ()

    def apply(self, game: Game) -> None:
        pool = game.players[self.player].mana
        for letter in self.mana:
            key = "|".join((letter, *self.riders))
            pool[key] = pool.get(key, 0) + 1


@dataclass(frozen=True, slots=True)
class TappedForMana(OfObject):
    """A mana ability of a permanent with {T} in its cost has resolved and made this mana (106.12a)."""

    player: int
    mana: str


@dataclass(frozen=True, slots=True)
class ManaSpent(OfPlayer):
    """Mana leaves a pool to pay a cost (106.4). ``units`` are keys of the pool: "W", "C|snow"."""

    facets: ClassVar[tuple[str, ...]] = ("mana",)
    units: tuple[str, ...]

    def apply(self, game: Game) -> None:
        pool = game.players[self.player].mana
        for key in self.units:
            pool[key] -= 1
            if not pool[key]:
                del pool[key]

    @property
    def mana(self) -> str:
        """The letters of what was spent."""
        return "".join(key[0] for key in self.units)


@dataclass(frozen=True, slots=True)
class ManaEmptied(OfPlayer):
    """Unspent mana is lost as a step or phase ends (500.5)."""

    facets: ClassVar[tuple[str, ...]] = ("mana",)

    def apply(self, game: Game) -> None:
        game.players[self.player].mana.clear()


@dataclass(frozen=True, slots=True)
class LandPlayed(OfObject):
    """A land was played as a special action (116.2a, 305.1)."""

    player: int

    def apply(self, game: Game) -> None:
        game.players[self.player].lands_played += 1


@dataclass(frozen=True, slots=True)
class TurnBegins(OfPlayer):
    facets: ClassVar[tuple[str, ...]] = ("turn",)
    number: int


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
class AttackDeclared(OfObject):
    """A creature becomes an attacking creature (508.1k)."""

    facets: ClassVar[tuple[str, ...]] = ("combat",)
    target: TargetId
    declared: bool = True
    """False for a creature that was put onto the battlefield attacking (508.4)."""

    def apply(self, game: Game) -> None:
        game.combat.attack(self.object, self.target)


@dataclass(frozen=True, slots=True)
class Exerted(OfObject):
    """A permanent is exerted: it won't untap in the player's next untap step (701.43a)."""

    player: int


@dataclass(frozen=True, slots=True)
class BlockDeclared(OfObject):
    """A creature becomes a blocking creature (509.1g). ``object`` blocks ``attacker``."""

    facets: ClassVar[tuple[str, ...]] = ("combat",)
    attacker: int

    def apply(self, game: Game) -> None:
        game.combat.block(self.object, self.attacker)


@dataclass(frozen=True, slots=True)
class BecameBlocked(OfObject):
    """An attacking creature becomes blocked (509.1h)."""

    blockers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class BecameUnblocked(OfObject):
    """An attacking creature has no blockers declared for it and becomes an unblocked creature (509.1h)."""

    facets: ClassVar[tuple[str, ...]] = ("combat",)

    def apply(self, game: Game) -> None:
        game.combat.unblocked.add(self.object)


@dataclass(frozen=True, slots=True)
class RemovedFromCombat(OfObject):
    """(506.4)"""

    facets: ClassVar[tuple[str, ...]] = ("combat",)
    reason: str = ""
    as_creature: bool = True
    """Whether it stops attacking and blocking."""
    as_attacked: bool = True
    """Whether it stops being attacked (506.4d)."""

    def apply(self, game: Game) -> None:
        if self.as_creature:
            game.combat.stop_fighting(self.object)
        if self.as_attacked:
            game.combat.stop_being_attacked(self.object)


@dataclass(frozen=True, slots=True)
class FirstStrikeDamage(Event):
    """This is the first of two combat damage steps: only creatures with first or double strike deal damage in it
    (510.4). ``objects`` are those creatures."""

    objects: tuple[int, ...]

    def apply(self, game: Game) -> None:
        game.combat.first_strike_step = True
        game.combat.dealt_first = set(self.objects)


@dataclass(frozen=True, slots=True)
class CombatEnds(Event):
    """Everything is removed from combat (511.3)."""

    facets: ClassVar[tuple[str, ...]] = ("combat",)

    def apply(self, game: Game) -> None:
        game.combat = Combat()


@dataclass(frozen=True, slots=True)
class Attached(OfObject):
    """An object becomes attached, or unattached where ``to`` is None (701.3)."""

    facets: ClassVar[tuple[str, ...]] = ("attachments", "battlefield")
    to: TargetId | None

    def apply(self, game: Game) -> None:
        it = game.objects[self.object]
        it.attached_to = self.to
        if self.to is not None:
            it.timestamp = game.next_timestamp()


@dataclass(frozen=True, slots=True)
class Transformed(OfObject):
    """A double-faced permanent turns its other face up (701.27)."""

    facets: ClassVar[tuple[str, ...]] = ("battlefield",)
    face: int

    def apply(self, game: Game) -> None:
        game.turn_face(self.object, self.face)


@dataclass(frozen=True, slots=True)
class ProtectorChosen(OfObject):
    """A player becomes the protector of a battle (310.8)."""

    facets: ClassVar[tuple[str, ...]] = ("protectors",)
    player: int | None

    def apply(self, game: Game) -> None:
        game.objects[self.object].protector = self.player


@dataclass(frozen=True, slots=True)
class ControlChanged(OfObject):
    """The controller of a permanent is no longer who it was (613.1b)."""

    facets: ClassVar[tuple[str, ...]] = ("control",)
    player: int
    before: int

    def apply(self, game: Game) -> None:
        it = game.objects[self.object]
        it.since = game.turn.number
        game.known_controller[self.object] = self.player


@dataclass(frozen=True, slots=True)
class EffectBegins(Event):
    """A continuous effect of a resolved spell or ability begins (611.2)."""

    facets: ClassVar[tuple[str, ...]] = ("effects",)
    effect: Effect

    def apply(self, game: Game) -> None:
        game.effects.append(self.effect)


@dataclass(frozen=True, slots=True)
class ShieldUsed(Event):
    """Part of a prevention effect is used up; ``left`` is what it can still prevent (615.7)."""

    facets: ClassVar[tuple[str, ...]] = ("effects",)
    effect: Effect
    left: int

    def apply(self, game: Game) -> None:
        self.effect.uses = self.left


@dataclass(frozen=True, slots=True)
class EffectEnds(Event):
    """A continuous effect ends (611.2a-b)."""

    facets: ClassVar[tuple[str, ...]] = ("effects",)
    effect: Effect

    def apply(self, game: Game) -> None:
        game.effects = [e for e in game.effects if e is not self.effect]


@dataclass(frozen=True, slots=True)
class Shuffled(OfPlayer):
    """A library is shuffled (701.24). ``order`` is the new order of its objects, first the top."""

    facets: ClassVar[tuple[str, ...]] = ("library",)
    order: tuple[int, ...] = ()

    def apply(self, game: Game) -> None:
        game.zone_list(Zone.LIBRARY, self.player)[:] = self.order


@dataclass(frozen=True, slots=True)
class Searched(OfPlayer):
    """A player searches zones of a player for cards (701.23)."""

    owner: int
    zones: tuple[Zone, ...]


@dataclass(frozen=True, slots=True)
class GotEmblem(OfObject):
    """A player gets an emblem, which is put into the command zone (114.1)."""

    facets: ClassVar[tuple[str, ...]] = ("command",)
    player: int


@dataclass(frozen=True, slots=True)
class KeywordAction(OfPlayer):
    """A player has done something that the rules have a word for ("scry", "proliferate"), for what watches it
    (701). ``objects`` are those it was done to."""

    action: str
    amount: int = 0
    objects: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Revealed(Event):
    """Cards are revealed to all players, or shown to some (701.20)."""

    objects: tuple[int, ...]
    player: int
    to: tuple[int, ...] | None = None
    """Who sees them; None for everyone."""


@dataclass(frozen=True, slots=True)
class PlayerLoses(OfPlayer):
    """A player loses the game (104.3). ``reason`` is a word of the catalogue."""

    facets: ClassVar[tuple[str, ...]] = ("players",)
    reason: str

    def apply(self, game: Game) -> None:
        game.players[self.player].lost = True


@dataclass(frozen=True, slots=True)
class PlayerLeaves(OfPlayer):
    """A player leaves the game (800.4)."""

    facets: ClassVar[tuple[str, ...]] = ("players",)

    def apply(self, game: Game) -> None:
        game.players[self.player].left = True


@dataclass(frozen=True, slots=True)
class LeftGame(OfPlayer):
    """The objects that a player owned leave the game with that player (800.4a)."""

    objects: tuple[int, ...]

    def apply(self, game: Game) -> None:
        for object_id in self.objects:
            game.cease(object_id)


@dataclass(frozen=True, slots=True)
class GameEnds(Event):
    """The game ends (104.1). ``winner`` is None for a draw (104.4)."""

    winner: int | None
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


@dataclass(frozen=True, slots=True)
class MadeToken(Event):
    """Marker under which tokens are created (701.7); each enters by its own zone change."""

    player: int
    objects: tuple[int, ...]
    kind: Kind = Kind.TOKEN
    original: int | None = None
    """What they are copies of, if of anything (707.2)."""
