"""What trigger events watch for: who does what, steps that begin, counters (CR 603.2, 603.6, 603.10)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.abilities import trigger_events as h
from engine.abilities.base import Node
from engine.abilities.conditions.conditions import ComesTrue
from engine.abilities.nouns.object_phrases import This
from engine.abilities.quantities.amounts import AtLeast, Fixed
from engine.abilities.trigger_events.subjects import (
    AnyOf,
    AnyOfThree,
    DamageToYouOrYours,
    EventInTurn,
    EventWhile,
)
from engine.events import CountersPut, CountersRemoved, Event, StepBegins
from engine.grammar.memoize import memoized
from engine.rules.evaluate.evaluation import holds, is_player, objects
from engine.rules.evaluate.event_verbs import BATTLEFIELD, EVENT_VERBS, is_subject, least_of
from engine.rules.triggers.trigger_events import WATCHES, watches, watches_as_first
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import TargetId
from engine.state.zones import Zone


@memoized
def _events_of(trigger_event: h.ObjectEvent | h.PlayerEvent) -> tuple[type[Event], ...]:
    return tuple(dict.fromkeys(event for act in trigger_event.acts for event in EVENT_VERBS[type(act)].events))


def _object_zones(trigger_event: h.ObjectEvent) -> tuple[Zone, ...]:
    if not isinstance(trigger_event.subject, This):
        return BATTLEFIELD
    return tuple(dict.fromkeys(zone for act in trigger_event.acts for zone in EVENT_VERBS[type(act)].own))


def _player_zones(trigger_event: h.PlayerEvent) -> tuple[Zone, ...]:
    about_itself = [act for act in trigger_event.acts if isinstance(act.what, This)]
    if not about_itself:
        return BATTLEFIELD
    zones = [zone for act in about_itself for zone in EVENT_VERBS[type(act)].own]
    there = any(isinstance(act, h.Cycle) and act.there for act in trigger_event.acts)
    return tuple(dict.fromkeys([*zones, *(BATTLEFIELD if there else ())]))


def _least_player(trigger_event: h.PlayerEvent) -> int | None:
    for act in trigger_event.acts:
        if isinstance(act, h.DeclareAttack | h.AttackPlayer | h.AttackOneOrMore | h.PlayerDealtDamage):
            return 1
        if isinstance(act, h.AttackWith):
            return least_of(act.what) or 1
        if isinstance(act, h.PutsCounters) and not act.each:
            return 1
        least = least_of(act.what)
        if least is not None:
            return least
    return None


def _least_blocking(trigger_event: h.ObjectEvent) -> int | None:
    """How many creatures one must block or be blocked by at once, where it says so (509.3e)."""
    for act in trigger_event.acts:
        of = {h.Block: "what", h.BecomeBlocked: "by", h.BlockOrBecomeBlockedBy: "other"}.get(type(act))
        least = least_of(getattr(act, of)) if of is not None else None
        if least is not None:
            return least
    return None


def _is_of_all_damage(act: Node) -> bool:
    """Whether damage at the same time is one event of it, from however many sources, or to however many recipients."""
    if isinstance(act, h.BeDealtDamage):
        return act.source is None
    return isinstance(act, h.DealDamage) and act.together


def _least_object(trigger_event: h.ObjectEvent) -> int | None:
    least = _least_blocking(trigger_event) or least_of(trigger_event.subject)
    return 1 if least is None and any(map(_is_of_all_damage, trigger_event.acts)) else least


def _object_singly(trigger_event: h.ObjectEvent) -> bool:
    return _least_blocking(trigger_event) is not None or least_of(trigger_event.subject) is None


@watches(
    h.ObjectEvent,
    events_of=_events_of,
    zones=_object_zones,
    least=_least_object,
    singly=_object_singly,
)
def _object_event(game: Game, trigger_event: h.ObjectEvent, event: Event, frame: Frame) -> Iterable[TargetId | None]:
    for act in trigger_event.acts:
        known = EVENT_VERBS[type(act)]
        if type(event) in known.events:
            for doer in known.doers(game, act, event, frame):
                if is_subject(game, trigger_event.subject, doer, frame):
                    yield TargetId.of_object(doer)


@watches(h.PlayerEvent, events_of=_events_of, zones=_player_zones, least=_least_player)
def _player_event(game: Game, trigger_event: h.PlayerEvent, event: Event, frame: Frame) -> Iterable[TargetId | None]:
    for act in trigger_event.acts:
        known = EVENT_VERBS[type(act)]
        if type(event) in known.events:
            for doer in known.doers(game, act, event, frame):
                if is_player(trigger_event.who)(game, doer, frame):
                    yield TargetId.of_player(doer)


def _both(trigger_event: h.Also) -> tuple[type[Event], ...]:
    parts = (trigger_event.first, trigger_event.second)
    return tuple(dict.fromkeys(event for part in parts for event in WATCHES[type(part)].events(part)))


def _both_zones(trigger_event: h.Also) -> tuple[Zone, ...]:
    parts = (trigger_event.first, trigger_event.second)
    return tuple(dict.fromkeys(zone for part in parts for zone in WATCHES[type(part)].zones(part)))


@watches(h.Also, events_of=_both, zones=_both_zones)
def _also(game: Game, trigger_event: h.Also, event: Event, frame: Frame) -> Iterable[TargetId | None]:
    for part in (trigger_event.first, trigger_event.second):
        watch = WATCHES[type(part)]
        if type(event) in watch.events(part):
            yield from watch.match(game, part, event, frame)


def _events_of_any(trigger_event: AnyOf | AnyOfThree | DamageToYouOrYours) -> tuple[type[Event], ...]:
    return tuple(dict.fromkeys(event for part in trigger_event.events for event in WATCHES[type(part)].events(part)))


def _zones_of_any(trigger_event: AnyOf | AnyOfThree | DamageToYouOrYours) -> tuple[Zone, ...]:
    return tuple(dict.fromkeys(zone for part in trigger_event.events for zone in WATCHES[type(part)].zones(part)))


@watches(AnyOf, events_of=_events_of_any, zones=_zones_of_any)
@watches(AnyOfThree, events_of=_events_of_any, zones=_zones_of_any)
@watches(
    DamageToYouOrYours,
    events_of=_events_of_any,
    zones=_zones_of_any,
    least=lambda trigger_event: 1,
    singly=lambda trigger_event: True,
)
def _any_of(
    game: Game, trigger_event: AnyOf | AnyOfThree | DamageToYouOrYours, event: Event, frame: Frame
) -> Iterable[TargetId | None]:
    """Once for each of the events (603.2)."""
    for part in trigger_event.events:
        watch = WATCHES[type(part)]
        if type(event) in watch.events(part):
            yield from watch.match(game, part, event, frame)


@watches_as_first(EventWhile)
def _event_while(game: Game, trigger_event: EventWhile, event: Event, frame: Frame) -> Iterable[TargetId | None]:
    """What is true as it happens (603.2)."""
    done = list(WATCHES[type(trigger_event.first)].match(game, trigger_event.first, event, frame))
    if done and holds(game, trigger_event.condition, frame):
        yield from done


@watches_as_first(EventInTurn)
def _event_in_turn(game: Game, trigger_event: EventInTurn, event: Event, frame: Frame) -> Iterable[TargetId | None]:
    """Whose turn it is as it happens (603.2)."""
    if is_player(trigger_event.whose)(game, game.turn.active, frame):
        yield from WATCHES[type(trigger_event.first)].match(game, trigger_event.first, event, frame)


# ---- steps

STEPS = {
    h.StepName.UPKEEP: "upkeep",
    h.StepName.FIRST_UPKEEP: "upkeep",
    h.StepName.DRAW_STEP: "draw",
    h.StepName.COMBAT: "beginning of combat",
    h.StepName.END_STEP: "end",
    h.StepName.FIRST_MAIN: "precombat main",
    h.StepName.PRECOMBAT_MAIN: "precombat main",
    h.StepName.SECOND_MAIN: "postcombat main",
    h.StepName.POSTCOMBAT_MAIN: "postcombat main",
    h.StepName.CLEANUP: "cleanup",
}
"""The engine's name for each step or phase that triggers name."""


def _is_step(game: Game, name: h.StepName, event: StepBegins) -> bool:
    """Whether it is the step or phase that is meant. The second main phase is the first of the postcombat main phases
    that a turn has; any more are the third and so on (505.1a-b)."""
    if name is h.StepName.MAIN:
        return event.step in (STEPS[h.StepName.PRECOMBAT_MAIN], STEPS[h.StepName.POSTCOMBAT_MAIN])
    if event.step != STEPS[name]:
        return False
    if name not in (h.StepName.SECOND_MAIN, h.StepName.FIRST_UPKEEP):
        return True
    return sum(begun.step == event.step for begun in game.this_turn(StepBegins)) == 1


@watches(h.BeginningOf, StepBegins)
@watches(h.BeginningOfOnesNext, StepBegins)
def _ones_step(
    game: Game, trigger_event: h.BeginningOf | h.BeginningOfOnesNext, event: StepBegins, frame: Frame
) -> Iterable[TargetId | None]:
    if _is_step(game, trigger_event.step, event) and is_player(trigger_event.whose)(game, event.player, frame):
        yield TargetId.of_player(event.player)


@watches(h.BeginningOfEach, StepBegins)
@watches(h.BeginningOfNext, StepBegins)
def _any_step(
    game: Game, trigger_event: h.BeginningOfEach | h.BeginningOfNext, event: StepBegins, frame: Frame
) -> Iterable[TargetId | None]:
    if _is_step(game, trigger_event.step, event):
        yield TargetId.of_player(event.player)


@watches(h.BeginningOfThe, StepBegins)
def _the_step(
    game: Game, trigger_event: h.BeginningOfThe, event: StepBegins, frame: Frame
) -> Iterable[TargetId | None]:
    if not _is_step(game, trigger_event.step, event):
        return
    if trigger_event.whose is None or any(
        game.controller(i) == event.player for i in objects(game, trigger_event.whose, frame)
    ):
        yield TargetId.of_player(event.player)


@watches(h.EndOfCombat, StepBegins)
def _end_of_combat(
    game: Game, trigger_event: h.EndOfCombat, event: StepBegins, frame: Frame
) -> Iterable[TargetId | None]:
    if event.step == "end of combat":
        yield TargetId.of_player(event.player)


@watches(h.EndOfFirstCombat, StepBegins)
def _end_of_first_combat(
    game: Game, trigger_event: h.EndOfFirstCombat, event: StepBegins, frame: Frame
) -> Iterable[TargetId | None]:
    """(511.2)"""
    if event.step != "end of combat" or event.player != frame.controller:
        return
    if sum(begun.step == event.step for begun in game.this_turn(StepBegins)) == 1:
        yield TargetId.of_player(event.player)


# ---- counters


@watches(h.LastCounterRemoved, CountersRemoved)
def _last_counter(
    game: Game, trigger_event: h.LastCounterRemoved, event: CountersRemoved, frame: Frame
) -> Iterable[TargetId | None]:
    it = event.target.object
    last = event.kind == trigger_event.kind and event.left == 0
    if last and it is not None and is_subject(game, trigger_event.subject, it, frame):
        yield event.target


@watches(h.CounterRemoved, CountersRemoved)
def _counter_removed(
    game: Game, trigger_event: h.CounterRemoved, event: CountersRemoved, frame: Frame
) -> Iterable[TargetId | None]:
    it = event.target.object
    if event.kind == trigger_event.kind.name and it is not None and is_subject(game, trigger_event.subject, it, frame):
        yield from (event.target for _ in range(event.amount if trigger_event.each else 1))


@watches(
    h.CountersPutOn,
    CountersPut,
    least=lambda trigger_event: None if trigger_event.each else 1,
    singly=lambda trigger_event: least_of(trigger_event.subject) is None,
)
def _counters_put(
    game: Game, trigger_event: h.CountersPutOn, event: CountersPut, frame: Frame
) -> Iterable[TargetId | None]:
    """ "One or more" put on a permanent at once are one event of it; "a counter" is each of them (122.6, 603.2c)."""
    least = trigger_event.count.amount if isinstance(trigger_event.count, AtLeast) else Fixed(1)
    if event.kind != trigger_event.kind.name or event.target.object is None:
        return
    if isinstance(least, Fixed) and event.amount < least.value:
        return
    if is_subject(game, trigger_event.subject, event.target.object, frame):
        yield from (event.target for _ in range(event.amount if trigger_event.each else 1))


@watches(ComesTrue, zones=lambda trigger_event: BATTLEFIELD)
def _comes_true(game: Game, trigger_event: ComesTrue, event: Event, frame: Frame) -> Iterable[TargetId | None]:
    """State triggers trigger on no event; they are looked for whenever a player would get priority (603.8)."""
    return ()
