"""Abilities that have triggered and wait to be put onto the stack (CR 603.3)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.abilities.ability import Triggered
from engine.rules.triggers.x_of_spell import chosen_x, x_of_spell
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId
from engine.state.log import Logged
from engine.state.objects import OnStack
from engine.state.zones import Zone


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
    again_by: ObjectId | None = None
    """What made it trigger an additional time (603.2d)."""


def waiting(game: Game, source: ObjectId) -> bool:
    """Whether an object is the source of an ability that has triggered but not yet left the stack (310.7)."""
    if any(p.source == source for p in game.pending):
        return True
    for item in game.in_zone(Zone.STACK):
        on = item.on_stack
        if on is not None and on.source == source and isinstance(on.ability, Triggered):
            return True
    return False


def subject_frame(game: Game, pending: PendingTrigger) -> Frame:
    """The frame in which a triggered ability's words are read."""
    event = pending.event.event if pending.event is not None else None
    batch = tuple(one.event for one in pending.batch)
    if pending.frame is not None:
        kept = pending.frame.kept()
        if kept.event is not None:
            return kept
        x = x_of_spell(game, pending.ability, event)
        return replace(kept, event=event, batch=batch, x=kept.x if x is None else x)
    x = chosen_x(game, pending.source, pending.ability, event)
    return Frame(pending.source, pending.controller, pending.ability, event=event, batch=batch, x=x)


def on_stack(pending: PendingTrigger) -> OnStack:
    """What stands on the stack for an ability that has triggered."""
    return OnStack(pending.source, pending.ability, pending)


def itself(game: Game, source: ObjectId) -> set[TargetId]:
    """A source, and what it has become (400.7)."""
    former = game.former.get(source)
    became = [former.became] if former is not None and former.became is not None else []
    return {*TargetId.of_objects((source, *became))}
