"""The state of a game: what exists. How it changes stands in ``engine.rules``.

A game is plain data that can be copied while somebody has priority. Everything that is worked out from it
(characteristics after layers, who listens for what) is kept with the versions of the facets it looked at
and worked out anew when one of them has changed.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from cards.model import Card
from engine.characteristics import Characteristics
from engine.combat_state import Combat
from engine.effects import Effect
from engine.events import Event, ZoneChange
from engine.forms import whole
from engine.merging import Melding, component, meld, merge, turn_double_faces
from engine.objects import GameObject, Kind, OnStack, Player, TargetId
from engine.printed import COMPILED, SPLIT, double_faces
from engine.turn_state import Step, Turn
from engine.zones import Zone

if TYPE_CHECKING:
    from engine.abilities.ability import Activated
    from engine.rules.layers import Derived
    from engine.rules.triggers import DelayedTrigger, PendingTrigger


@dataclass(slots=True)
class Logged:
    """An event that happened, with what led to it (``parent``) and the rules that made it so."""

    id: int
    parent: int | None
    event: Event
    rules: tuple[str, ...]
    text: str | None = None
    """The sentence of the card that is being carried out, where there is one."""
    source: int | None = None
    """The object that sentence stands on."""
    batch: int = 0
    """The id of the first event of those that happened at the same time as this one."""
    changed_by: tuple[int, ...] = ()
    """The objects whose replacement and prevention effects made the event what it was (614, 615)."""


@dataclass(slots=True)
class Former:
    """Last known information about an object that has left its zone (608.2h), and what it became."""

    object: GameObject
    characteristics: Characteristics
    became: int | None
    """The new object, or the one it merged with; of what a merged permanent was made of the topmost (730.3)."""
    combat: dict[str, Any] = field(default_factory=dict)
    also: tuple[int, ...] = ()
    """The others of those that a merged permanent was made of (730.3c)."""
    attached: frozenset[int] = frozenset()
    """What was attached to it."""


class Game:
    """A game of Magic, at one moment."""

    def __init__(self, seed: int = 0) -> None:
        self.players: list[Player] = []
        self.objects: dict[int, GameObject] = {}
        self.former: dict[int, Former] = {}
        self.origins: dict[int, int] = {}
        """For each object that has changed zones the id it had before (400.7)."""
        self.shared: dict[Zone, list[int]] = {zone: [] for zone in Zone if zone.shared}
        self.owned: dict[Zone, list[list[int]]] = {zone: [] for zone in Zone if not zone.shared}
        self.effects: list[Effect] = []
        self.combat = Combat()
        self.turn = Turn()
        self.pending: list[PendingTrigger] = []
        self.delayed: list[DelayedTrigger] = []
        self.log: list[Logged] = []
        self.turn_began_at = 0
        self.known_controller: dict[int, int] = {}
        self.activations: dict[int, dict[tuple[Activated, int], list[int]]] = {}
        """For each object, by ability and which of its equals it is, the turns in which it was activated."""
        self.over = False
        self.winner: int | None = None
        self.random = random.Random(seed)
        self.daytime: str | None = None
        """ "day" or "night"; None as long as it is neither (731.1)."""
        self.dungeon_cards: Callable[[], tuple[Card, ...]] = tuple
        self.card_named: Callable[[str], Card | None] = lambda name: None
        """The dungeon cards that there are, which players need not list (309.2)."""
        self.markers: dict[tuple[str, int], int] = {}
        """For each designation or the like and its player the object that stands for it (113.8)."""
        self.options: dict[str, Any] = {}
        self.facts: dict[Any, Any] = {}
        """What is known of this turn from before the board began (a scenario's ``history``)."""
        self.former_facts: dict[Any, Any] = {}
        """What was known like that of the turn in which the board began, once that is over."""
        self.assumed: set[tuple[str, tuple[tuple[str, Any], ...]]] = set()
        self.versions: dict[str, int] = {}
        self.changes = 0
        """How often any facet has changed."""
        self._next_id = 1
        self._timestamp = 0
        self._because: list[tuple[str, ...]] = []
        self.applied: frozenset[Hashable] = frozenset()
        """The replacement effects that made what is happening what it is; none applies to it again (614.5)."""
        self.batch: Any = None
        """The simultaneous events that are being worked out (``engine.rules.replacement.Batch``)."""
        self._changing: tuple[int, tuple[int, ...]] = (0, ())
        """Whose effects replaced what is happening, and how deep in ``_under`` that is."""
        self._under: list[int] = []
        self._text: list[tuple[str | None, int | None]] = []
        self.tracking: set[str] | None = None
        self.derived_cache: Derived | None = None
        self.derived_at = -1
        """``changes`` when what was derived was last found to be up to date."""
        self.caches: dict[str, Any] = {}
        self.rest: list[Any] = []
        """What effects that replaced or prevented something have still to do (615.5)."""
        self.before_batch: Derived | None = None
        """What everything was just before the batch of events that is being committed (603.10, 608.2h)."""

    # ---- players and objects

    def add_player(self, name: str, life: int = 20) -> Player:
        player = Player(len(self.players), name, life)
        self.players.append(player)
        for lists in self.owned.values():
            lists.append([])
        return player

    def new_id(self) -> int:
        self._next_id += 1
        return self._next_id - 1

    def next_timestamp(self) -> int:
        """A new timestamp, later than all others (613.7)."""
        self._timestamp += 1
        return self._timestamp

    def make(
        self,
        base: Characteristics,
        owner: int,
        zone: Zone = Zone.NOWHERE,
        *,
        card: Card | None = None,
        kind: Kind = Kind.CARD,
        face: int = 0,
        controller: int | None = None,
    ) -> GameObject:
        """A new object, placed at the end of its zone (a library's bottom) without any event."""
        made = GameObject(self.new_id(), base, owner, zone, card=card, kind=kind, face=face, controller=controller)
        made.timestamp = self.next_timestamp()
        self.objects[made.id] = made
        if zone is not Zone.NOWHERE:
            self.zone_list(zone, owner).append(made.id)
        self.bump(zone.value)
        return made

    def make_card(
        self, card: Card, owner: int, zone: Zone, *, face: int = 0, controller: int | None = None
    ) -> GameObject:
        """A new object for a printed card."""
        base = COMPILED.start(card, face, zone)
        return self.make(base, owner, zone, card=card, face=face, controller=controller)

    def zone_list(self, zone: Zone, player: int) -> list[int]:
        """The ids in a zone, in order (first the top of a library, last the top of the stack)."""
        return self.shared[zone] if zone.shared else self.owned[zone][player]

    def ids(self, zone: Zone, player: int | None = None) -> list[int]:
        """The ids in a zone for reading; in all players' zones of that kind where no player is named."""
        self.look(zone.value)
        if zone.shared:
            return self.shared[zone]
        if player is not None:
            return self.owned[zone][player]
        return [i for one in self.owned[zone] for i in one]

    def in_zone(self, zone: Zone, player: int | None = None) -> list[GameObject]:
        """The objects in a zone."""
        objects = self.objects
        return [objects[i] for i in self.ids(zone, player)]

    @property
    def stack(self) -> list[int]:
        return self.shared[Zone.STACK]

    @property
    def battlefield(self) -> list[int]:
        return self.shared[Zone.BATTLEFIELD]

    def permanents(self) -> list[GameObject]:
        """All permanents that are phased in (110.1, 702.26b)."""
        self.look("battlefield")
        objects = self.objects
        return [o for i in self.shared[Zone.BATTLEFIELD] if not (o := objects[i]).phased_out]

    def find(self, object_id: int) -> GameObject:
        """An object, or what it was when it was last seen (608.2h)."""
        found = self.objects.get(object_id)
        return found if found is not None else self.former[object_id].object

    def known(self, object_id: int) -> bool:
        """Whether there is or was such an object."""
        return object_id in self.objects or object_id in self.former

    def now(self, object_id: int) -> GameObject | None:
        """The object if it still exists in the zone it was in, else None (400.7)."""
        return self.objects.get(object_id)

    def exists(self, object_id: int) -> bool:
        """Whether there is such an object; what is phased out is treated as though there weren't (702.26b)."""
        it = self.objects.get(object_id)
        return it is not None and not it.phased_out

    def _carry_over(self, spell: TargetId, permanent: TargetId) -> None:
        """Effects on a permanent spell, and on what is about to enter, apply to the permanent that it becomes (400.7a,
        400.7c, 611.2e); of those that begin as it enters, its own static abilities are the earlier (613.7n)."""
        for effect in self.effects:
            if effect.affected is not None and spell in effect.affected:
                effect.affected = tuple(permanent if one == spell else one for one in effect.affected)
                if spell[0] == "entering":
                    effect.timestamp = self.next_timestamp()
                self.bump("effects")

    def follow(self, object_id: int) -> int | None:
        """The id of the object that this one became in its last zone change (400.7j), if any."""
        past = self.former.get(object_id)
        return past.became if past is not None else None

    def came_from(self, object_id: int) -> Former | None:
        """What an object was before its last zone change, if it has moved (608.2h)."""
        before = self.origins.get(object_id)
        return self.former[before] if before is not None else None

    def living(self) -> list[Player]:
        """The players still in the game, in turn order from the first seat."""
        self.look("players")
        return [p for p in self.players if not p.left]

    def apnap(self, start: int | None = None) -> list[Player]:
        """The players still in the game, in turn order from the active player (101.4)."""
        first = self.turn.active if start is None else start
        count = len(self.players)
        return [p for i in range(count) if not (p := self.players[(first + i) % count]).left]

    def opponents(self, player: int) -> list[Player]:
        """A player's opponents still in the game, in turn order after that player (102.3)."""
        return [p for p in self.apnap(player) if p.number != player]

    def sick(self, it: GameObject) -> bool:
        """Whether a permanent has not been controlled by its controller continuously since that player's most
        recent turn began (302.6)."""
        controller = self.characteristics(it).controller
        latest = self.turn.number if controller == self.turn.active else self.turn.latest.get(controller, 1)
        return it.since >= latest

    def counters_of(self, target: TargetId) -> dict[str, int]:
        """The counters on an object or player, to change."""
        if target[0] == "player":
            return self.players[target[1]].counters
        return self.objects[target[1]].counters

    # ---- characteristics

    def characteristics(self, it: GameObject | int) -> Characteristics:
        """What an object is, with all continuous effects applied (613); as it last was, if it is gone."""
        from engine.rules.layers import characteristics

        return characteristics(self, it)

    def controller(self, it: GameObject | int) -> int:
        """Who controls an object; its owner, for a card in a zone where nothing has a controller (108.4)."""
        return self.characteristics(it).controller

    def look(self, facet: str) -> None:
        """Note that what is being worked out depends on a facet of the game."""
        if self.tracking is not None:
            self.tracking.add(facet)

    def bump(self, facet: str) -> None:
        """A facet has changed: what was worked out from it is out of date."""
        self.changes += 1
        self.versions[facet] = self.versions.get(facet, 0) + 1

    # ---- changes, called by events only

    def move(self, change: ZoneChange) -> list[int]:
        """Carry out a zone change and return the id of the new object (400.7); of a merged permanent, of each object
        that it was made of, from the top (730.3)."""
        old = self.objects[change.object]
        seen = self._last_seen(old)
        on_it = self._attached(old) if change.origin is Zone.BATTLEFIELD else frozenset()
        self.take_out(old)
        ids = self._part(old, change, seen) if old.components else [self._arrive(old, old, change, seen)]
        if change.melding is not None:
            self._meld(self.objects[ids[0]], old, change.melding)
        self.former[old.id] = Former(old, seen, ids[0], self.combat.about(old.id), tuple(ids[1:]), on_it)
        del self.objects[old.id]
        if change.origin is Zone.BATTLEFIELD:
            self.combat.remove(old.id)
            self.known_controller.pop(old.id, None)
            self.bump("combat")
        self.bump(change.origin.value)
        if change.attacking is not None:
            self.combat.attack(ids[0], change.attacking)
            if self.turn.step.place >= Step.DECLARE_BLOCKERS.place:
                self.combat.unblocked.add(ids[0])
        return ids

    def _attached(self, it: GameObject) -> frozenset[int]:
        return frozenset(i for i in self.shared[Zone.BATTLEFIELD] if self.objects[i].attached_to == it.target)

    def _part(self, old: GameObject, change: ZoneChange, seen: Characteristics) -> list[int]:
        """Each component of a merged permanent goes to its zone by itself (730.3)."""
        parts = old.parts
        order = list(dict.fromkeys([*(i for i, _ in change.parts), *range(len(parts))]))
        if change.to is Zone.LIBRARY and (change.position is None or change.position >= 0):
            order.reverse()  # each is put on top of those before it
        made = {}
        for number in order:
            there = replace(change, to=dict(change.parts).get(number, change.to))
            made[number] = self._arrive(old, parts[number], there, seen)
        return [made[number] for number in sorted(made)]

    def _arrive(self, old: GameObject, part: GameObject, change: ZoneChange, seen: Characteristics) -> int:
        """The new object that what moves becomes, or that one component of it becomes."""
        face = change.face if change.face is not None else (part.face if change.to is Zone.STACK else 0)
        if change.to is not Zone.STACK and part.card is not None and part.card.layout == SPLIT:
            face = 0  # its halves are one face everywhere else (709.4)
        new = part.copy()
        new.id = self.new_id()
        new.announced = None
        new.on_stack = None
        new.components = ()
        _forget(new)
        new.zone = change.to
        new.face = face
        new.base = self._base_after(part, change, face)
        new.controller = change.controller if change.controller is not None else part.owner
        new.timestamp = self.next_timestamp()
        new.tapped = change.tapped
        new.face_down = change.face_down
        new.counters = {kind: count for kind, count in change.counters if count > 0}
        new.counter_times = {}
        new.attached_to = change.attached_to
        new.protector = change.protector
        new.chosen = dict(change.chosen)
        if change.to is Zone.BATTLEFIELD:
            new.since = self.turn.number
            self.known_controller[new.id] = new.controller
            if old.zone is Zone.STACK and old.announced is not None:
                new.announced = old.announced
            if old.zone is Zone.STACK:
                self._carry_over(old.target, new.target)
                if change.controller == seen.controller:  # who put the spell onto the stack, by default (110.2b)
                    new.controller = old.controller
            self._carry_over(("entering", old.id), new.target)
            new.memory = dict.fromkeys(change.designations, True)
        self.objects[new.id] = new
        place = self.zone_list(change.to, new.owner) if change.to is not Zone.NOWHERE else None
        if place is not None:
            if change.position is None and change.to is Zone.LIBRARY:
                place.insert(0, new.id)
            elif change.position is None or change.position < 0:
                place.append(new.id)
            else:
                place.insert(change.position, new.id)
        self.origins[new.id] = part.id
        self.bump(change.to.value)
        return new.id

    def merge(self, spell_id: int, permanent_id: int, over: bool) -> None:
        """What represents a spell becomes a component of a permanent (730.2); what affects the spell affects that
        permanent from now on (702.140f)."""
        spell = self.objects[spell_id]
        seen = self._last_seen(spell)
        self.take_out(spell)
        del self.objects[spell_id]
        merge(spell, self.objects[permanent_id], over)
        self.former[spell_id] = Former(spell, seen, permanent_id)
        self._carry_over(spell.target, ("object", permanent_id))

    def _meld(self, made: GameObject, one: GameObject, melding: Melding) -> None:
        """The other card of a meld pair enters with the first, as one permanent (701.42a, 712.14c)."""
        other = self.objects[melding.other]
        self.former[other.id] = Former(other, self._last_seen(other), made.id)
        self.take_out(other)
        del self.objects[other.id]
        meld(made, (component(one), component(other)), melding.into, melding.face)

    def _base_after(self, old: GameObject, change: ZoneChange, face: int) -> Characteristics:
        if change.copying is not None:
            copied: Characteristics = change.copying
            return whole(copied) if change.to is Zone.BATTLEFIELD else copied
        if old.card is None or old.kind is Kind.COPY:
            return old.base
        return COMPILED.start(old.card, face, change.to)

    def _last_seen(self, it: GameObject) -> Characteristics:
        before = self.before_batch
        seen = before.characteristics.get(it.id) if before is not None else None
        return seen if seen is not None else self.characteristics(it)

    def take_out(self, it: GameObject) -> None:
        """Remove an object from its zone's list."""
        if it.zone is not Zone.NOWHERE:
            self.zone_list(it.zone, it.owner).remove(it.id)

    def cease(self, object_id: int) -> None:
        """An object ceases to exist; what it was is remembered."""
        it = self.objects[object_id]
        seen = self._last_seen(it)
        self.take_out(it)
        self.former[object_id] = Former(it, seen, None, self.combat.about(object_id))
        del self.objects[object_id]
        self.bump(it.zone.value)

    def turn_face(self, object_id: int, face: int) -> None:
        """Turn another face of a double-faced permanent up (712.18: it stays the same object)."""
        it = self.objects[object_id]
        if it.components:
            turn_double_faces(it, double_faces)
        else:
            it.face = face
            faces = it.memory.get("faces")
            if faces is not None or it.card is not None:
                it.base = (faces or COMPILED.faces(it.card))[face]  # type: ignore[arg-type]
        it.timestamp = self.next_timestamp()

    def put_ability_on_stack(self, source: GameObject, on_stack: OnStack, controller: int) -> GameObject:
        """An activated or triggered ability becomes the topmost object on the stack (602.2a, 603.3)."""
        base = Characteristics(name=self.characteristics(source).name, controller=controller)
        item = self.make(base, controller, Zone.STACK, kind=Kind.ABILITY, controller=controller)
        item.on_stack = on_stack
        return item

    def note_activation(self, source: int, ability: Activated, place: int) -> None:
        """Remember that an ability was activated in this turn (602.5b)."""
        self.activations.setdefault(source, {}).setdefault((ability, place), []).append(self.turn.number)

    # ---- why things happen

    @contextmanager
    def because(self, *rules: str) -> Iterator[None]:
        """What happens inside happens because of these rules; each event is logged with them."""
        self._because.append(rules)
        try:
            yield
        finally:
            self._because.pop()

    @contextmanager
    def applying(self, effects: frozenset[Hashable], by: tuple[int, ...] = ()) -> Iterator[None]:
        """What happens inside happens instead of something else, by these replacement effects (614.5). ``by`` are the
        objects that say so; they are noted with the events themselves, not with what is part of those."""
        before, self.applied = self.applied, self.applied | effects
        outer, self._changing = self._changing, (len(self._under), by)
        try:
            yield
        finally:
            self.applied, self._changing = before, outer

    def reasons(self) -> tuple[str, ...]:
        """The rules because of which things happen at the moment."""
        return next((rules for rules in reversed(self._because) if rules), ())

    def cite(self, *rules: str) -> None:
        """What happens from here on, in what is being carried out, happens because of these rules as well."""
        if self._because:
            self._because[-1] = (*self._because[-1], *(r for r in rules if r not in self._because[-1]))

    @contextmanager
    def under(self, logged: Logged) -> Iterator[None]:
        """What happens inside is part of an event that has been logged."""
        self._under.append(logged.id)
        try:
            yield
        finally:
            self._under.pop()

    @property
    def part_of(self) -> Logged | None:
        """The event that what happens now is part of."""
        return next((one for one in reversed(self.log) if one.id == self._under[-1]), None) if self._under else None

    @contextmanager
    def by_text(self, text: str | None, source: int | None) -> Iterator[None]:
        """What happens inside carries out this sentence of that object."""
        self._text.append((text, source))
        try:
            yield
        finally:
            self._text.pop()

    def record(self, event: Event, *rules: str) -> Logged:
        """Write an event into the log, with the rules in force and those given."""
        cited = [*rules]
        for context in reversed(self._because):
            cited += [r for r in context if r not in cited]
            if context:
                break
        text, source = self._text[-1] if self._text else (None, None)
        logged = Logged(len(self.log) + 1, self._under[-1] if self._under else None, event, tuple(cited), text, source)
        depth, by = self._changing
        if by and len(self._under) == depth:
            logged.changed_by = by
        self.log.append(logged)
        return logged

    def this_turn(self) -> list[Logged]:
        """What has happened since this turn began."""
        return self.log[self.turn_began_at :]

    def assume(self, key: str, **args: Any) -> None:
        """Note something the report must own up to ("A's mana is unlimited")."""
        self.assumed.add((key, tuple(sorted(args.items()))))

    # ---- forks

    def copy(self) -> Game:
        """An independent game at this moment. Only meaningful while nothing is being carried out."""
        other = Game.__new__(Game)
        other.__dict__.update(self.__dict__)
        other.players = [p.copy() for p in self.players]
        other.objects = {i: o.copy() for i, o in self.objects.items()}
        other.former = dict(self.former)
        other.origins = dict(self.origins)
        other.shared = {zone: list(ids) for zone, ids in self.shared.items()}
        other.owned = {zone: [list(ids) for ids in lists] for zone, lists in self.owned.items()}
        other.effects = [e.copy() for e in self.effects]
        other.combat = self.combat.copy()
        other.turn = self.turn.copy()
        other.pending = list(self.pending)
        other.delayed = [replace(d) for d in self.delayed]
        other.log = list(self.log)
        other.known_controller = dict(self.known_controller)
        other.activations = {
            source: {key: list(turns) for key, turns in used.items()} for source, used in self.activations.items()
        }
        other.random = random.Random()
        other.random.setstate(self.random.getstate())
        other.markers = dict(self.markers)
        other.options = dict(self.options)
        other.facts = dict(self.facts)
        other.former_facts = dict(self.former_facts)
        other.assumed = set(self.assumed)
        other.versions = dict(self.versions)
        other._because = list(self._because)
        other._under = list(self._under)
        other._text = list(self._text)
        other.tracking = None
        other.derived_cache = None
        other.before_batch = None
        other.caches = {}
        other.rest = list(self.rest)
        return other


def _forget(it: GameObject) -> None:
    """A new object has no memory of its former existence (400.7)."""
    it.damage = 0
    it.deathtouched = False
    it.flipped = False
    it.phased_out = False
    it.memory = {}
