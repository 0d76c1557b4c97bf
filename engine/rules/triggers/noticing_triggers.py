"""Noticing that triggered abilities have triggered, and with what (CR 603.2)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

from engine.abilities.ability import Triggered
from engine.abilities.base import TriggerEvent
from engine.abilities.nouns.commander import InCommandZoneToo
from engine.abilities.nouns.object_phrases import This
from engine.abilities.trigger_events import BeginningOfThe
from engine.abilities.walk import found, walk
from engine.events import BlockDeclared, CountersPut, Event, Sacrificed, ZoneChange
from engine.grammar.memoize import memoized
from engine.rules.continuous.layers import Derived
from engine.rules.evaluate.counters_entered_with import with_counters_entered_with
from engine.rules.evaluate.evaluation import holds
from engine.rules.evaluate.mana_value import rules_of_mana_values
from engine.rules.hooks import Hooks
from engine.rules.pipeline import TAKING_NOTICE
from engine.rules.triggers.delayed_triggers import try_delayed
from engine.rules.triggers.listening import (
    Listener,
    Listeners,
    hushed_by,
    listeners,
    sourceless_listeners,
)
from engine.rules.triggers.looking_back import (
    from_anywhere,
    leaves,
    looks_back,
    looks_back_by,
    under_former_control,
)
from engine.rules.triggers.lost_abilities import tell_lost
from engine.rules.triggers.matching import matches, tell_missed, would_trigger
from engine.rules.triggers.not_triggering import (
    tell_condition_false,
    tell_hushed,
    tell_limit_reached,
)
from engine.rules.triggers.not_triggering_by_one_number import tell_near_misses
from engine.rules.triggers.pending_triggers import PendingTrigger
from engine.rules.triggers.simultaneous_events import Found, events_of, groups
from engine.rules.triggers.state_triggers import notice_states
from engine.rules.triggers.trigger_limits import may_trigger
from engine.rules.triggers.x_of_spell import chosen_x
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, TargetId
from engine.state.log import Logged
from engine.state.zones import Zone

REPEATS: Hooks[Callable[[Game, Listener, Iterable[Event], Derived | None], Iterable[ObjectId]]] = Hooks()
"""Functions that tell what makes an ability trigger an additional time each on some events (603.2d). They are given how
the game was before the events, for abilities that look back."""


@TAKING_NOTICE.by("603.2")
def _taking_notice(game: Game, looking_back: bool) -> Callable[[Game, list[Logged]], None]:
    """Abilities that look back in time listen as the game is before the batch (603.10)."""
    earlier, before = listeners(game) if looking_back else None, game.before_batch

    def after(game: Game, logged: list[Logged]) -> None:
        notice(game, [one for one in logged if not one.event.completed_later], earlier, before)

    return after


def notice_completed(game: Game, logged: Logged) -> None:
    """What triggers on an event that is complete only now triggers (601.2i, 602.2b)."""
    notice(game, [logged], None)


def notice(game: Game, logged: list[Logged], earlier: Listeners | None, before: Derived | None = None) -> None:
    """Everything that triggers on a batch of events triggers now (603.2).

    Abilities that look back in time (603.10a) listen as the game was before the batch (``earlier``, ``before``).
    """
    logged = with_counters_entered_with(game, logged)
    sourceless = sourceless_listeners(game)
    known = under_former_control(listeners(game), logged)
    together: dict[tuple[int, int], tuple[Listener, TriggerEvent, Found]] = {}
    for one in logged:
        kind = type(one.event)
        now = known.get(kind, [])
        if earlier is not None and leaves(one):
            then = [each for each in earlier.get(kind, []) if not from_anywhere(each.ability)]
            listening = [*then, *(each for each in now if from_anywhere(each.ability))]
        else:
            listening = [*now, *sourceless.get(kind, ())]
        for listener in listening:
            back = before if looks_back(listener, one) else None
            for part, subject in matches(game, one, listener):
                by = hushed_by(game, listener.source, one.event, back)
                if by is None:
                    together.setdefault((id(listener), id(part)), (listener, part, []))[2].append((one, subject))
                elif would_trigger(game, listener, one):
                    tell_hushed(game, listener.source, listener.ability, by, looked_back=back is not None)
    tell_missed(game, logged, earlier if earlier is not None else known, {which for which, _ in together})
    tell_lost(game, logged, before)
    tell_near_misses(game, logged, known, {which for which, _ in together})
    given_up = {one.event.object for one in logged if isinstance(one.event, Sacrificed)}
    for listener, part, times in together.values():
        _trigger(game, listener, part, times, before, together=listener.source in given_up)
    for delayed in list(game.delayed):
        try_delayed(game, delayed, logged)
    notice_states(game)


def _states_zones(game: Game, listener: Listener) -> tuple[str, ...]:
    """The rule by which an ability triggers where its source is, off the battlefield, as it says so itself: "if Edgar
    Markov is in the command zone or on the battlefield" (113.6b)."""
    it, condition = game.objects.get(listener.source), listener.ability.condition
    elsewhere = it is not None and it.zone not in (Zone.BATTLEFIELD, Zone.STACK)
    says_so = elsewhere and condition is not None and next(found(condition, This, InCommandZoneToo), None) is not None
    return ("113.6b",) if says_so else ()


def _trigger(
    game: Game, listener: Listener, part: TriggerEvent, triggering: Found, before: Derived | None, *, together: bool
) -> None:
    """The ability triggers on events of one batch: for each, or once for those that belong together (603.2c).
    ``together``: its source is sacrificed in that batch."""
    ability = listener.ability
    times = list(groups(part, triggering))
    repeatedly = ("603.2c",) if len(times) > 1 else ()
    for group in times:
        first, subject = group[0]
        events = events_of(group)
        frame = Frame(listener.source, listener.controller, ability, event=first.event)
        frame.batch = tuple(one.event for one in events)
        frame.x = chosen_x(game, listener.source, listener.ability, first.event)
        if ability.condition is not None and not _holds(game, ability, frame):
            tell_condition_false(game, listener.source, ability, frame)
            continue
        if ability.limit is not None and not may_trigger(game, listener):
            tell_limit_reached(game, listener)
            continue
        back = before if looks_back(listener, first) else None
        by_blocker = isinstance(first.event, BlockDeclared) and subject == TargetId.of_object(first.event.attacker)
        for_each = ("509.3d",) if repeatedly and by_blocker else repeatedly
        met = (*_states_zones(game, listener), "603.4") if ability.condition is not None else ()
        rules = (
            *met,
            *_of_event(first.event, back, together=together),
            *looks_back_by(ability.trigger_event),
            *for_each,
        )
        objects = [one.event.object for one in events if one.event.object is not None]
        rules = (*rules, *rules_of_mana_values(game, ability.trigger_event, objects), *defining(ability))
        pending = PendingTrigger(
            listener.source, listener.controller, ability, first, subject, batch=events, rules=rules
        )
        if isinstance(ability.trigger_event, BeginningOfThe) and ability.trigger_event.whose is not None:
            pending.frame = _with_host(game, frame)
        again = (by for repeat in REPEATS for by in repeat(game, listener, frame.batch, back))
        game.note_triggered(pending, *(replace(pending, rules=(*rules, "603.2d"), again_by=by) for by in again))


@memoized
def defining(ability: Triggered) -> tuple[str, ...]:
    """The rules that say what the words of a trigger condition mean."""
    nodes = (ability.trigger_event, *ability.trigger_event.acts, ability.condition)
    found = (rule for node in nodes if node is not None for one in walk(node) for rule in one.defined_by)
    return tuple(dict.fromkeys(found))


def _of_event(event: Event, back: Derived | None, *, together: bool) -> tuple[str, ...]:
    """The rules of abilities that trigger as something enters or leaves the battlefield (603.6a, 603.6c, 603.10a), or
    is sacrificed ``together`` with what has the ability (603.10a), or as counters are put on it, as they are too on
    what enters with them (122.6)."""
    if isinstance(event, Sacrificed):
        return ("603.10a",) if together else ()
    if isinstance(event, CountersPut):
        return ("122.6",)
    if not isinstance(event, ZoneChange):
        return ()
    if event.enters:
        return ("603.6a",)
    return ("603.6c", *(("603.10a",) if back is not None else ())) if event.leaves else ()


def _with_host(game: Game, frame: Frame) -> Frame:
    """In the upkeep of enchanted creature's controller, "that creature" is the one that was enchanted as it began, even
    if it leaves before the ability resolves (608.2h)."""
    host = game.find(frame.source).attached_to
    return frame if host is None else frame.apart(attached_to=(host,))


def _holds(game: Game, ability: Triggered, frame: Frame) -> bool:
    """Whether an intervening if is true (603.4)."""
    assert ability.condition is not None
    with game.because():  # looking is no effect that asks for information (608.2h)
        return holds(game, ability.condition, frame)
