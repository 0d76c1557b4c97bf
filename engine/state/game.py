"""The state of a game: what exists. How it changes stands in ``engine.rules``.

A game is plain data that can be copied while somebody has priority. Everything that is worked out from it
(characteristics after layers, who listens for what) is kept with the versions of the facets it looked at
and worked out anew when one of them has changed.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Protocol

from cards.model import Card
from engine.state.characteristics import Characteristics
from engine.state.chosen_before import ChosenBefore
from engine.state.combat import Combat
from engine.state.continuous_effects import Effect
from engine.state.facets import Facets
from engine.state.history import NO_HISTORY, Options
from engine.state.ids import ObjectId, PlayerId, TargetId
from engine.state.last_known_information import Former
from engine.state.limits import MOST_OBJECTS, MOST_WAITING, Budget, LimitReached
from engine.state.log import Log
from engine.state.objects import Announcement, GameObject, Kind, OnStack, Player
from engine.state.printed_cards import PrintedCards
from engine.state.repeats import Repeats
from engine.state.turn import Turn
from engine.state.worked_out import WorkedOut
from engine.state.zones import ABILITIES, Zone

if TYPE_CHECKING:
    from engine.abilities.ability import Activated
    from engine.abilities.verbs.mana import ManaLimit
    from engine.rules.continuous.layers import Derived
    from engine.rules.triggers.delayed_triggers import DelayedTrigger
    from engine.rules.triggers.pending_triggers import PendingTrigger


class Layers(Protocol):
    """What works out a game's continuous effects (613)."""

    def characteristics(self, game: Game, it: GameObject | ObjectId) -> Characteristics:
        """What an object is, all continuous effects applied; as it last was, if it is gone (608.2h)."""

    def derived(self, game: Game) -> Derived:
        """Everything on the battlefield and the stack, and all that is said of it."""


class Game(Log, Facets, WorkedOut, ChosenBefore):
    """A game of Magic, at one moment."""

    def __init__(self, printed: PrintedCards, layers: Layers, seed: int = 0) -> None:
        """An empty game. ``printed`` reads cards, ``layers`` works out what objects are: both stand on floors above."""
        Log.__init__(self)
        Facets.__init__(self)
        WorkedOut.__init__(self)
        ChosenBefore.__init__(self)
        self.printed = printed
        self.layers = layers
        self.budget = Budget()
        """What an act may cost; forks share it."""
        self.players: list[Player] = []
        self.objects: dict[ObjectId, GameObject] = {}
        self.former: dict[ObjectId, Former] = {}
        self.origins: dict[ObjectId, ObjectId] = {}
        """For each object that has changed zones the id it had before (400.7)."""
        self.shared: dict[Zone, list[ObjectId]] = {zone: [] for zone in Zone if zone.shared}
        self.owned: dict[Zone, list[list[ObjectId]]] = {zone: [] for zone in Zone if not zone.shared}
        self.effects: list[Effect] = []
        self.combat = Combat()
        self.turn = Turn()
        self.pending: list[PendingTrigger] = []
        self.delayed: list[DelayedTrigger] = []
        self.repeats = Repeats()
        self.known_controller: dict[ObjectId, PlayerId] = {}
        self.activations: dict[ObjectId, dict[tuple[Activated, int], list[int]]] = {}
        """For each object, by ability and which of its equals it is, the turns in which it was activated."""
        self.over = False
        self.winner: PlayerId | None = None
        self.random = random.Random(seed)
        self.starting_life = 20
        """The starting life total of each player (103.4)."""
        self.daytime: str | None = None
        """ "day" or "night"; None as long as it is neither (731.1)."""
        self.dungeon_cards: Callable[[], tuple[Card, ...]] = tuple
        """The dungeon cards that there are, which players need not list (309.2)."""
        self.card_named: Callable[[str], Card | None] = lambda name: None
        self.markers: dict[tuple[str, PlayerId], ObjectId] = {}
        """For each designation or the like and its player the object that stands for it (113.8)."""
        self.mana_limits: dict[str, tuple[ManaLimit, ObjectId | None]] = {}
        """Restrictions on mana by the words by which pools call them, each with the object for which was chosen what it
        speaks of (106.6, 607.2d)."""
        self.options = Options()
        """What the scenario settles for the whole game."""
        self.history = NO_HISTORY
        """What is known of this turn from before the board began (a scenario's ``history``)."""
        self.former_history = NO_HISTORY
        """What was known like that of the turn in which the board began, once that is over."""
        self.gone_before: frozenset[ObjectId] = frozenset()
        """Spells and permanents that had gone before the board began: nothing that the words for things speak of."""
        self.assumed: set[tuple[str, tuple[tuple[str, Any], ...]]] = set()
        self._next_id = 1
        self.drawn_on = 0
        """How many unknown cards have come to be in libraries that go on with them."""
        self._timestamp = 0
        self.batch: Any = None
        """The simultaneous events that are being worked out (``Batch`` of the pipeline)."""
        self.deferred: list[Any] = []
        """What effects that replaced or prevented something have still to do (615.5)."""

    # ---- players and objects

    def add_player(self, name: str, life: int = 20) -> Player:
        player = Player(PlayerId(len(self.players)), name, life)
        self.players.append(player)
        for lists in self.owned.values():
            lists.append([])
        return player

    def new_id(self) -> ObjectId:
        """The id of a new object; LimitReached if there have been too many."""
        if self._next_id > MOST_OBJECTS:
            raise LimitReached("too-many-objects", most=MOST_OBJECTS)
        self._next_id += 1
        return ObjectId(self._next_id - 1)

    def next_timestamp(self) -> int:
        """A new timestamp, later than all others (613.7)."""
        self._timestamp += 1
        return self._timestamp

    def make(
        self,
        base: Characteristics,
        owner: PlayerId,
        zone: Zone = Zone.NOWHERE,
        *,
        card: Card | None = None,
        kind: Kind = Kind.CARD,
        face: int = 0,
        controller: PlayerId | None = None,
        object_id: ObjectId | None = None,
    ) -> GameObject:
        """A new object, placed at the end of its zone (a library's bottom) without any event."""
        number = self.new_id() if object_id is None else object_id
        made = GameObject(number, base, owner, zone, card=card, kind=kind, face=face, controller=controller)
        made.timestamp = self.next_timestamp()
        self.objects[made.id] = made
        if zone is not Zone.NOWHERE:
            self.zone_list(zone, owner).append(made.id)
        self.bump(ABILITIES if kind is Kind.ABILITY and zone is Zone.STACK else zone.value)
        return made

    def make_card(
        self, card: Card, owner: PlayerId, zone: Zone, *, face: int = 0, controller: PlayerId | None = None
    ) -> GameObject:
        """A new object for a printed card."""
        base = self.printed.start(card, face, zone)
        return self.make(base, owner, zone, card=card, face=face, controller=controller)

    def zone_list(self, zone: Zone, player: PlayerId) -> list[ObjectId]:
        """The ids in a zone, in order (first the top of a library, last the top of the stack)."""
        return self.shared[zone] if zone.shared else self.owned[zone][player]

    def ids(self, zone: Zone, player: PlayerId | None = None) -> list[ObjectId]:
        """The ids in a zone for reading; where a player is named, in that player's zone, or of what that player owns in
        a zone that all share (400.1)."""
        if self.tracking is not None:
            self.look(zone.value)
        if zone.shared:
            all_ids = self.shared[zone]
            return all_ids if player is None else [i for i in all_ids if self.objects[i].owner == player]
        if player is not None:
            return self.owned[zone][player]
        return [i for one in self.owned[zone] for i in one]

    def in_zone(self, zone: Zone, player: PlayerId | None = None) -> list[GameObject]:
        """The objects in a zone."""
        objects = self.objects
        return [objects[i] for i in self.ids(zone, player)]

    @property
    def stack(self) -> list[ObjectId]:
        return self.shared[Zone.STACK]

    @property
    def battlefield(self) -> list[ObjectId]:
        return self.shared[Zone.BATTLEFIELD]

    def permanents(self) -> list[GameObject]:
        """All permanents that are phased in (110.1, 702.26b)."""
        self.look("battlefield")
        objects, entering = self.objects, self.entering
        return [o for i in self.shared[Zone.BATTLEFIELD] if not (o := objects[i]).phased_out and i != entering]

    def spells(self) -> list[GameObject]:
        """The spells on the stack. What is worked out from them alone is not out of date as abilities come and go."""
        if self.tracking is not None:
            self.tracking.add(Zone.STACK.value)
        objects = self.objects
        return [it for i in self.shared[Zone.STACK] if (it := objects[i]).kind is not Kind.ABILITY]

    def find(self, object_id: ObjectId) -> GameObject:
        """An object, or what it was when it was last seen (608.2h)."""
        found = self.objects.get(object_id)
        return found if found is not None else self.former[object_id].object

    def known(self, object_id: ObjectId) -> bool:
        """Whether there is or was such an object."""
        return object_id in self.objects or object_id in self.former

    def now(self, object_id: ObjectId) -> GameObject | None:
        """The object if it still exists in the zone it was in, else None (400.7)."""
        return self.objects.get(object_id)

    def exists(self, object_id: ObjectId) -> bool:
        """Whether there is such an object; what is phased out is treated as though there weren't (702.26b)."""
        it = self.objects.get(object_id)
        return it is not None and not it.phased_out

    def follow(self, object_id: ObjectId) -> ObjectId | None:
        """The id of the object that this one became in its last zone change (400.7j), if any."""
        past = self.former.get(object_id)
        return past.became if past is not None else None

    def came_from(self, object_id: ObjectId) -> Former | None:
        """What an object was before its last zone change, if it has moved (608.2h)."""
        before = self.origins.get(object_id)
        return self.former[before] if before is not None else None

    def living(self) -> list[Player]:
        """The players still in the game, in turn order from the first seat."""
        self.look("players")
        return [p for p in self.players if not p.left]

    def apnap(self, start: PlayerId | None = None) -> list[Player]:
        """The players still in the game, in turn order from the active player (101.4)."""
        first = self.turn.active if start is None else start
        count = len(self.players)
        return [p for i in range(count) if not (p := self.players[(first + i) % count]).left]

    @property
    def is_two_player(self) -> bool:
        """Whether it began with only two players (100.1a)."""
        return len(self.players) == 2

    def opponents(self, player: PlayerId) -> list[Player]:
        """A player's opponents still in the game, in turn order after that player (102.3)."""
        return [p for p in self.apnap(player) if p.number != player]

    def commanders(self, player: PlayerId) -> list[GameObject]:
        """A player's commanders, wherever they are (903.3)."""
        return [it for it in self.objects.values() if it.commander is not None and it.owner == player]

    def sick(self, it: GameObject) -> bool:
        """Whether a permanent has not been controlled by its controller continuously since that player's most
        recent turn began (302.6)."""
        controller = self.characteristics(it).controller
        latest = self.turn.number if controller == self.turn.active else self.turn.latest.get(controller, 1)
        return it.since >= latest

    def counters_of(self, target: TargetId) -> dict[str, int]:
        """The counters on an object or player, to change."""
        if target.player is not None:
            return self.players[target.player].counters
        return self.objects[target.object_id].counters

    # ---- characteristics

    def characteristics(self, it: GameObject | ObjectId) -> Characteristics:
        """What an object is, with all continuous effects applied (613); as it last was, if it is gone."""
        known = self.derived_cache
        if known is not None and self.derived_at == self.changes and self.tracking is None and self.in_layers is None:
            number = it if isinstance(it, int) else it.id if it.zone is Zone.BATTLEFIELD else None
            found = known.characteristics.get(number) if number is not None else None
            if found is not None:
                return found  # asked for more often than anything else, mostly when nothing has changed
        return self.layers.characteristics(self, it)

    def derived(self) -> Derived:
        """Everything on the battlefield and the stack, all continuous effects applied, and what is said of it (613)."""
        known = self.derived_cache
        if known is not None and self.derived_at == self.changes and self.tracking is None:
            return known
        return self.layers.derived(self)

    def controller(self, it: GameObject | ObjectId) -> PlayerId:
        """Who controls an object; its owner, for a card in a zone where nothing has a controller (108.4)."""
        return self.characteristics(it).controller

    def notice(self, derived: Derived) -> None:
        """Remember what everything is, now that what has become of it has been told."""
        self.noticed = derived, len(self.log)

    def put_ability_on_stack(
        self, source: GameObject, on_stack: OnStack, controller: PlayerId, announced: Announcement | None = None
    ) -> GameObject:
        """An activated or triggered ability becomes the topmost object on the stack, where it is announced (602.2a,
        603.3); the event that says so follows once it is legal (``AbilityActivated``, ``AbilityTriggered``)."""
        base = Characteristics(name=self.characteristics(source).name, controller=controller)
        item = self.make(base, controller, Zone.STACK, kind=Kind.ABILITY, controller=controller)
        item.on_stack, item.announced = on_stack, announced
        return item

    def take_ability_off_stack(self, item: GameObject) -> None:
        """An ability that turns out to be illegal has never been on the stack (733.1)."""
        self.stack.remove(item.id)
        del self.objects[item.id]
        self.bump(ABILITIES)

    def copy_of(self, original: GameObject, values: Characteristics, player: PlayerId) -> GameObject:
        """A copy of a spell or ability, with all decisions made for it (707.10). It is nowhere before it is put onto
        the stack (``SpellCopied``); as it isn't cast, nothing was spent on it."""
        kind = Kind.ABILITY if original.kind is Kind.ABILITY else Kind.COPY
        made = self.make(values, player, card=original.card, kind=kind, face=original.face, controller=player)
        made.on_stack = original.on_stack
        if original.announced is not None:
            unpaid = replace(original.announced.copy(), mana_spent=0, letters_spent="", from_treasures=0)
            made.announced = replace(unpaid, cast_from=None, so_as_cast=())
        return made

    # ---- bookkeeping: what has triggered, and what waits to trigger (603)

    def note_triggered(self, *triggered: PendingTrigger) -> None:
        """Abilities have triggered; they wait to be put onto the stack (603.2-603.3). LimitReached if too many do."""
        if len(self.pending) + len(triggered) + len(self.stack) > MOST_WAITING:
            raise LimitReached("too-many-waiting", most=MOST_WAITING)
        self.pending += triggered

    def take_triggered(self) -> list[PendingTrigger]:
        """All abilities that have triggered wait no longer."""
        waiting, self.pending = self.pending, []
        return waiting

    def take_one_triggered(self, place: int) -> PendingTrigger:
        """One of the abilities that have triggered waits no longer (605.4a)."""
        return self.pending.pop(place)

    def set_up(self, delayed: DelayedTrigger) -> None:
        """A delayed triggered ability waits for what it triggers on (603.7)."""
        self.delayed.append(delayed)

    def use_up(self, delayed: DelayedTrigger) -> None:
        """A delayed triggered ability has triggered and doesn't do so again (603.7b)."""
        self.delayed = [one for one in self.delayed if one is not delayed]

    def marker(self, name: str, player: PlayerId) -> ObjectId:
        """What stands for a designation or the like of a player where an object is needed (113.8)."""
        if (name, player) not in self.markers:
            made = self.make(Characteristics(name=name), player, Zone.NOWHERE, kind=Kind.MARKER)
            self.markers[name, player] = made.id
        return self.markers[name, player]

    def note_activation(self, source: ObjectId, ability: Activated, place: int) -> None:
        """Remember that an ability was activated in this turn (602.5b)."""
        self.activations.setdefault(source, {}).setdefault((ability, place), []).append(self.turn.number)

    def note_mana_limit(self, words: str, limit: ManaLimit, chooser: ObjectId | None) -> None:
        """Remember what a restriction on mana means that pools call by these words (106.6)."""
        self.mana_limits[words] = (limit, chooser)

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
        other.repeats = self.repeats.copy()
        other.part_log(self)
        other.known_controller = dict(self.known_controller)
        other.activations = {
            source: {key: list(turns) for key, turns in used.items()} for source, used in self.activations.items()
        }
        other.random = random.Random()
        other.random.setstate(self.random.getstate())
        other.markers = dict(self.markers)
        other.mana_limits = dict(self.mana_limits)
        other.part_what_is_untold(self)
        other.assumed = set(self.assumed)
        other.part_facets(self)
        other.forget_what_is_worked_out()
        other.deferred = list(self.deferred)
        return other
