"""Triggered abilities: noticing that one has triggered, and putting it onto the stack (CR 603)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any

from engine.abilities.ability import Triggered, TriggerLimit
from engine.abilities.base import Happening
from engine.abilities.conditions.conditions import ComesTrue
from engine.abilities.dispatch import Dispatch
from engine.abilities.trigger_events import (
    Attack,
    AttackPlayer,
    BeDealtDamage,
    BeginningOfThe,
    DealDamage,
    PutIntoGraveyard,
    Whence,
)
from engine.events import AttackDeclared, ControlChanged, Damage, Event
from engine.grammar.memoize import remembered
from engine.rules.continuous.layers import Derived
from engine.rules.evaluate.evaluation import holds
from engine.rules.evaluate.object_phrases import HOST_THEN
from engine.rules.hooks import Hooks
from engine.rules.pipeline import TAKING_NOTICE
from engine.rules.triggers import inherent
from engine.rules.triggers.once_each_turn import is_done
from engine.rules.triggers.x_of_spell import chosen_x, x_of_spell
from engine.rules.triggers.zones_of_function import own_zones
from engine.state.caches import Cache
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId
from engine.state.log import Logged
from engine.state.objects import GameObject, Kind, OnStack
from engine.state.zones import Zone


@dataclass(frozen=True, slots=True)
class Watch:
    """How a kind of trigger event is recognised.

    ``events`` says which classes of events to look at. ``match`` returns, for one logged event, what the
    trigger's subject is each time it triggers (usually none or one). ``least`` says of how many such events
    at the same time it takes notice as one ("one or more", 603.2c); None where each counts for itself.
    ``singly`` tells whether that is counted for each subject by itself ("~ blocks two or more creatures", 509.3e).
    """

    events: Callable[[Any], tuple[type[Event], ...]]
    match: Callable[[Game, Any, Event, Frame], Iterable[TargetId | None]]
    zones: Callable[[Any], tuple[Zone, ...]]
    least: Callable[[Any], int | None]
    singly: Callable[[Any], bool]


WATCHES: Dispatch[Any] = Dispatch("a trigger event", Happening)


def watches(
    happening: type[Happening],
    *events: type[Event],
    events_of: Callable[[Any], tuple[type[Event], ...]] | None = None,
    zones: Callable[[Any], tuple[Zone, ...]] = lambda happening: (Zone.BATTLEFIELD,),
    least: Callable[[Any], int | None] = lambda happening: None,
    singly: Callable[[Any], bool] = lambda happening: False,
) -> Callable[[Callable[..., Iterable[TargetId | None]]], Callable[..., Iterable[TargetId | None]]]:
    """Decorator: this function says when a kind of trigger event has happened.

    It looks at ``events``, or at those that ``events_of`` gives for the happening. ``zones`` tells in which
    zones an ability with it functions (113.6).
    """

    def remember(
        function: Callable[..., Iterable[TargetId | None]],
    ) -> Callable[..., Iterable[TargetId | None]]:
        watch = Watch(events_of or (lambda happening: events), function, zones, least, singly)
        WATCHES.register(happening)(watch)
        return function

    return remember


@dataclass(slots=True)
class Listener:
    """A triggered ability that is listening: which, of what object, under whose control."""

    source: ObjectId
    controller: PlayerId
    ability: Triggered


Listeners = dict[type[Event], list[Listener]]
"""By what they listen for; state triggers, which listen for no event, stand under `Event` itself."""


@dataclass(slots=True)
class PendingTrigger:
    """An ability that has triggered and is not on the stack yet (603.3)."""

    source: ObjectId
    controller: PlayerId
    ability: Triggered
    event: Logged | None
    subject: TargetId | None = None
    batch: tuple[Logged, ...] = ()
    """All the events that it triggered on together (603.2c)."""
    frame: Frame | None = None
    """For delayed and reflexive triggers: what their words refer to."""
    rules: tuple[str, ...] = ()
    """The rules that made it trigger beside those of every trigger (603.2d)."""


@dataclass(slots=True)
class DelayedTrigger:
    """A delayed triggered ability (603.7). ``once`` tells whether it is used up by triggering."""

    ability: Triggered
    frame: Frame
    created: int
    once: bool = True
    until: int | None = None
    """The number of the last turn in which it can trigger."""
    rules: tuple[str, ...] = ()
    """The rules that say what made it (603.7g)."""


INTRINSIC: Hooks[Callable[[GameObject, Any], Iterable[Triggered]]] = Hooks()
"""Functions that give the triggered abilities an object has by rule (310.11b), from its characteristics."""


BY_RULE: dict[Triggered, tuple[str, ...]] = {}
"""The rules that give objects abilities their text does not have, or that a keyword stands for."""

_LISTENING: Cache[tuple[Derived, tuple[int, ...], Listeners]] = Cache()
"""Who listens, with what everything was then and the versions of the other zones."""


def listeners(game: Game) -> Listeners:
    """Every triggered ability that is listening now, by the events it listens for."""
    known = _LISTENING.get(game)
    now = game.derived()
    versions = tuple([game.versions.get(zone, 0) for zone in ("graveyard", "stack", "exile", "command", "hand")])
    if known is not None and known[0] is now and known[1] == versions:
        return known[2]
    found: Listeners = {}
    for it in game.permanents():
        ch = now.characteristics[it.id]
        for intrinsic in INTRINSIC:
            for ability in intrinsic(it, ch):
                _listen(found, it, ch.controller, ability)
        for ability in ch.abilities.triggered:
            if Zone.BATTLEFIELD in zones_of(ability):
                _listen(found, it, ch.controller, ability)
    for zone in (Zone.GRAVEYARD, Zone.STACK, Zone.EXILE, Zone.COMMAND, Zone.HAND):
        for it in game.in_zone(zone):
            ch = now.characteristics.get(it.id, it.shown)
            for ability in ch.abilities.triggered:
                if zone in zones_of(ability) or it.kind is Kind.EMBLEM:  # an emblem's work from there (114.4)
                    _listen(found, it, game.controller(it), ability)
    _LISTENING.keep(game, (now, versions, found))
    return found


def zones_of(ability: Triggered) -> tuple[Zone, ...]:
    """The zones in which a triggered ability functions (113.6)."""
    watch = WATCHES.get(type(ability.happening))
    if watch is None:
        return ()
    return own_zones(ability) or watch.zones(ability.happening)


def _inherent(game: Game) -> Listeners:
    """The triggered abilities that come with designations and the like, and have no source (113.8)."""
    found: Listeners = {}
    for source, controller, ability in inherent.in_force(game):
        for kind in WATCHES[type(ability.happening)].events(ability.happening):
            found.setdefault(kind, []).append(Listener(source, controller, ability))
    return found


def _listen(found: Listeners, it: GameObject, controller: PlayerId, ability: Triggered) -> None:
    watch = WATCHES.get(type(ability.happening))
    if isinstance(ability.happening, ComesTrue):
        found.setdefault(Event, []).append(Listener(it.id, controller, ability))
    elif watch is not None:
        for kind in watch.events(ability.happening):
            found.setdefault(kind, []).append(Listener(it.id, controller, ability))


REPEATS: Hooks[Callable[[Game, Listener, Iterable[Event], Derived | None], int]] = Hooks()
"""Functions that tell how many additional times an ability triggers on some events (603.2d). They are given how the
game was before the events, for abilities that look back."""

HUSHES: Hooks[Callable[[Game, ObjectId, Event, Derived | None], bool]] = Hooks()
"""Functions that tell whether an event does not cause an object's abilities to trigger."""


@TAKING_NOTICE.by("603.2")
def _taking_notice(game: Game, looking_back: bool) -> Callable[[list[Logged]], None]:
    """Abilities that look back in time listen as the game is before the batch (603.10)."""
    earlier, before = listeners(game) if looking_back else None, game.before_batch

    def after(logged: list[Logged]) -> None:
        notice(game, logged, earlier, before)

    return after


def notice(game: Game, logged: list[Logged], earlier: Listeners | None, before: Derived | None = None) -> None:
    """Everything that triggers on a batch of events triggers now (603.2).

    Abilities that look back in time (603.10a) listen as the game was before the batch (``earlier``, ``before``).
    """
    sourceless = _inherent(game)
    known = _under_former_control(listeners(game), logged)
    together: dict[int, tuple[Listener, list[tuple[Logged, TargetId | None]]]] = {}
    for one in logged:
        kind = type(one.event)
        now = known.get(kind, [])
        if earlier is not None and _leaves(one):
            then = [each for each in earlier.get(kind, []) if not _from_anywhere(each.ability)]
            listening = [*then, *(each for each in now if _from_anywhere(each.ability))]
        else:
            listening = [*now, *sourceless.get(kind, ())]
        for listener in listening:
            back = before if _looks_back(listener, one) else None
            for subject in _matches(game, one, listener):
                if not any(hush(game, listener.source, one.event, back) for hush in HUSHES):
                    together.setdefault(id(listener), (listener, []))[1].append((one, subject))
    for listener, found in together.values():
        _trigger(game, listener, found, before)
    for delayed in list(game.delayed):
        _try_delayed(game, delayed, logged)
    notice_states(game)


def _under_former_control(known: Listeners, logged: list[Logged]) -> Listeners:
    """Who listens for changes of control: what has changed hands itself for the one who had it before (603.10d)."""
    held = {one.event.object: one.event.before for one in logged if isinstance(one.event, ControlChanged)}
    if not held:
        return known
    then = [replace(one, controller=held.get(one.source, one.controller)) for one in known.get(ControlChanged, ())]
    return {**known, ControlChanged: then}


def _leaves(logged: Logged) -> bool:
    return logged.event.leaves


def _looks_back(listener: Listener, logged: Logged) -> bool:
    return _leaves(logged) and not _from_anywhere(listener.ability)


@remembered
def _from_anywhere(ability: Triggered) -> bool:
    """Whether it triggers when a card is put into a graveyard "from anywhere": that is never looked back at, even where
    the card comes from the battlefield (603.6c)."""
    acts = ability.happening.acts
    return any(isinstance(act, PutIntoGraveyard) and act.whence is Whence.ANYWHERE for act in acts)


def _matches(game: Game, logged: Logged, listener: Listener) -> list[TargetId | None]:
    """What the trigger's subject is, each time that one event fits what the ability watches for."""
    ability = listener.ability
    frame = Frame(listener.source, listener.controller, ability, event=logged.event)
    return list(WATCHES[type(ability.happening)].match(game, ability.happening, logged.event, frame))


def _trigger(
    game: Game, listener: Listener, found: list[tuple[Logged, TargetId | None]], before: Derived | None
) -> None:
    """The ability triggers on events of one batch: for each, or once for those that belong together (603.2c)."""
    ability = listener.ability
    for group in _groups(ability.happening, found):
        first, subject = group[0]
        events = _events(group)
        frame = Frame(listener.source, listener.controller, ability, event=first.event)
        frame.batch = tuple(one.event for one in events)
        frame.x = chosen_x(game, listener.source, listener.ability, first.event)
        if ability.condition is not None and not _holds(game, ability, frame):
            continue
        if ability.limit is not None and not _may_trigger(game, listener):
            continue
        rules = _looks_back_by(ability.happening)
        pending = PendingTrigger(
            listener.source, listener.controller, ability, first, subject, batch=events, rules=rules
        )
        if isinstance(ability.happening, BeginningOfThe) and ability.happening.whose is not None:
            pending.frame = _with_host(game, frame)
        back = before if _looks_back(listener, first) else None
        again = sum(repeat(game, listener, frame.batch, back) for repeat in REPEATS)
        game.pending += [pending, *(replace(pending, rules=(*rules, "603.2d")) for _ in range(again))]


def _with_host(game: Game, frame: Frame) -> Frame:
    """In the upkeep of enchanted creature's controller, "that creature" is the one that was enchanted as it began, even
    if it leaves before the ability resolves (608.2h)."""
    host = game.find(frame.source).attached_to
    return frame if host is None else replace(frame, costs={**frame.costs, HOST_THEN: (host,)})


def _looks_back_by(happening: Happening) -> tuple[str, ...]:
    """The rules by which a trigger event other than a zone change is looked back at (603.10)."""
    rules = (happening.looked_back_by, *(act.looked_back_by for act in happening.acts))
    return tuple(dict.fromkeys(rule for some in rules for rule in some))


Found = list[tuple[Logged, TargetId | None]]
"""Events that a trigger watches for, each with the trigger's subject."""


def _groups(happening: Happening, found: Found) -> list[Found]:
    """The events of one batch as often as an ability triggers on them: each for itself, or those that belong together
    as one (603.2c)."""
    watch = WATCHES[type(happening)]
    least, singly = watch.least(happening), watch.singly(happening)
    if least is None:
        return [[one] for one in found]
    apart: dict[Any, Found] = {}
    for one in found:
        apart.setdefault((_apart(happening, one[0].event), one[1] if singly else None), []).append(one)
    return [group for group in apart.values() if len(group) >= least]


def _events(group: Found) -> tuple[Logged, ...]:
    """The events of a group, each once."""
    return tuple({one.id: one for one, _ in group}.values())


def _apart(happening: Happening, event: Event) -> Any:
    """What keeps events of a batch apart for "one or more": each that is dealt damage counts for itself where it is
    said who is dealt it, and each that is attacked where "attack a player" is said."""
    acts = happening.acts
    if isinstance(event, AttackDeclared):
        said = (act.what for act in acts if isinstance(act, Attack | AttackPlayer))
        named = any(what is not None and what.is_one_player for what in said)
        return event.target if named else None
    if isinstance(event, Damage):
        joined = (isinstance(act, BeDealtDamage) or (isinstance(act, DealDamage) and act.together) for act in acts)
        return None if any(joined) else event.target
    return None


LIMITS = {TriggerLimit.ONCE: 1, TriggerLimit.TWICE: 2}


def _may_trigger(game: Game, listener: Listener) -> bool:
    """Whether the ability has not triggered as often as it may in this turn (603.2); counts this time."""
    if listener.ability.limit is TriggerLimit.DO_ONCE:
        return not is_done(game, listener.source, listener.ability)
    it = game.find(listener.source)
    key = hash(listener.ability)
    turn, times = it.memory.triggered.get(key, (0, 0))
    if turn != game.turn.number:
        times = 0
    assert listener.ability.limit is not None
    if times >= LIMITS[listener.ability.limit]:
        return False
    it.memory = replace(it.memory, triggered={**it.memory.triggered, key: (game.turn.number, times + 1)})
    return True


def _try_delayed(game: Game, delayed: DelayedTrigger, logged: list[Logged]) -> None:
    """A delayed triggered ability triggers on what it watches for in a batch of events; only the first time where that
    uses it up (603.7b)."""
    happening = delayed.ability.happening
    watch = WATCHES.get(type(happening))
    if watch is None or (delayed.until is not None and delayed.until < game.turn.number):
        return
    source, kinds = delayed.frame.source, watch.events(happening)
    found: Found = [
        (one, subject)
        for one in logged
        if type(one.event) in kinds
        for subject in watch.match(game, happening, one.event, delayed.frame)
        if not any(hush(game, source, one.event, None) for hush in HUSHES)
    ]
    groups = _groups(happening, found) if found else []
    rules = (*delayed.rules, *_looks_back_by(happening))
    for group in groups[:1] if delayed.once else groups:
        first, subject = group[0]
        about = (source, delayed.frame.controller, delayed.ability, first, subject)
        game.pending.append(PendingTrigger(*about, batch=_events(group), frame=delayed.frame, rules=rules))
    if groups and delayed.once:
        game.delayed = [d for d in game.delayed if d is not delayed]


def _holds(game: Game, ability: Triggered, frame: Frame) -> bool:
    """Whether an intervening if is true (603.4)."""
    assert ability.condition is not None
    return holds(game, ability.condition, frame)


def waiting(game: Game, source: ObjectId) -> bool:
    """Whether an object is the source of an ability that has triggered but not yet left the stack (310.7)."""
    if any(p.source == source for p in game.pending):
        return True
    for item in game.in_zone(Zone.STACK):
        on = item.on_stack
        if on is not None and on.source == source and isinstance(on.ability, Triggered):
            return True
    return False


def notice_states(game: Game) -> None:
    """State triggers whose state is there trigger, unless they have already and wait or are on the stack. They do so as
    soon as it is there, even if only for a moment while something resolves (603.8)."""
    for one in listeners(game).get(Event, ()):
        state, frame = one.ability.happening, Frame(one.source, one.controller, one.ability)
        assert isinstance(state, ComesTrue)
        if not _is_waiting(game, one.source, one.ability) and holds(game, state.condition, frame):
            game.pending.append(PendingTrigger(one.source, one.controller, one.ability, None))


def _is_waiting(game: Game, source: ObjectId, ability: Triggered) -> bool:
    if any(p.source == source and p.ability is ability for p in game.pending):
        return True
    on_stack = (item.on_stack for item in game.in_zone(Zone.STACK))
    return any(on is not None and on.source == source and on.ability is ability for on in on_stack)


def subject_frame(game: Game, pending: PendingTrigger) -> Frame:
    """The frame in which a triggered ability's words are read."""
    event = pending.event.event if pending.event is not None else None
    batch = tuple(one.event for one in pending.batch)
    if pending.frame is not None:
        kept = pending.frame
        if kept.event is not None:
            return replace(kept)
        x = x_of_spell(game, pending.ability, event)
        return replace(kept, event=event, batch=batch, x=kept.x if x is None else x)
    x = chosen_x(game, pending.source, pending.ability, event)
    return Frame(pending.source, pending.controller, pending.ability, event=event, batch=batch, x=x)


def on_stack(pending: PendingTrigger) -> OnStack:
    """What stands on the stack for an ability that has triggered."""
    return OnStack(pending.source, pending.ability, pending)
