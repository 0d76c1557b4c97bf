"""How often an ability triggers on events that happen at the same time (CR 603.2c)."""

from __future__ import annotations

from typing import Any

from engine.abilities.base import TriggerEvent
from engine.abilities.trigger_events import Also, Attack, AttackPlayer, BeDealtDamage, DealDamage, PutsCounters
from engine.abilities.trigger_events.subjects import AnyOf, AnyOfThree
from engine.events import AttackDeclared, CountersPut, Damage, Event
from engine.rules.triggers.trigger_events import WATCHES
from engine.state.ids import TargetId
from engine.state.log import Logged

Found = list[tuple[Logged, TargetId | None]]
"""Events that a trigger watches for, each with the trigger's subject."""


def counted_apart(trigger_event: TriggerEvent) -> tuple[TriggerEvent, ...]:
    """The trigger events that a trigger condition is made of: "whenever you attack with one or more Gods and whenever a
    God dies" are two, of which each has its own number (603.2c)."""
    if isinstance(trigger_event, Also):
        return (*counted_apart(trigger_event.first), *counted_apart(trigger_event.second))
    return trigger_event.events if isinstance(trigger_event, AnyOf | AnyOfThree) else (trigger_event,)


def groups(trigger_event: TriggerEvent, found: Found) -> list[Found]:
    """The events of one batch as often as an ability triggers on them: each for itself, or those that belong together
    as one (603.2c)."""
    watch = WATCHES[type(trigger_event)]
    least, singly = watch.least(trigger_event), watch.singly(trigger_event)
    if least is None:
        return [[one] for one in found]
    apart: dict[Any, Found] = {}
    for one in found:
        apart.setdefault((_apart(trigger_event, one[0].event), one[1] if singly else None), []).append(one)
    return [group for group in apart.values() if len(group) >= least]


def events_of(group: Found) -> tuple[Logged, ...]:
    """The events of a group, each once."""
    return tuple({one.id: one for one, _ in group}.values())


def _apart(trigger_event: TriggerEvent, event: Event) -> Any:
    """What keeps events of a batch apart for "one or more": each that is dealt damage counts for itself where it is
    said who is dealt it, each that counters are put on, and each that is attacked where "attack a player" is said."""
    acts = trigger_event.acts
    if isinstance(event, AttackDeclared):
        said = (act.what for act in acts if isinstance(act, Attack | AttackPlayer))
        named = any(what is not None and what.is_one_player for what in said)
        return event.target if named else None
    if isinstance(event, CountersPut) and any(isinstance(act, PutsCounters) for act in acts):
        return event.target
    if isinstance(event, Damage):
        joined = (isinstance(act, BeDealtDamage) or (isinstance(act, DealDamage) and act.together) for act in acts)
        return None if any(joined) else event.target
    return None
