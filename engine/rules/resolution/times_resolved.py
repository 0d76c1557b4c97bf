"""How often an ability has resolved in a turn, and what triggers as it has (CR 707.10b, 603.7h, 608.2p)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.abilities.conditions.times_resolved import NthResolution, OftenActivated, Resolves
from engine.events import AbilityActivated, Event, Resolved
from engine.rules.evaluate.evaluation import CONDITIONS, amount
from engine.rules.resolution.resolving import ABILITY_RESOLVED
from engine.rules.triggers.pending_triggers import PendingTrigger
from engine.rules.triggers.trigger_events import watches
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import TargetId
from engine.state.log import Logged
from engine.state.objects import GameObject


@CONDITIONS.register(NthResolution)
def _nth(game: Game, node: NthResolution, frame: Frame) -> bool:
    """Of the same object, the same ability; a copy of it is the same ability (707.10b)."""
    on = game.find(frame.item).on_stack if frame.item is not None else None
    if on is None:
        return False
    others = (game.find(event.object).on_stack for event in game.this_turn(Resolved))
    times = sum(one is not None and one.source == on.source and one.ability == on.ability for one in others)
    return times in (node.nth.number, node.also.number if node.also is not None else 0)


@CONDITIONS.register(OftenActivated)
def _often_activated(game: Game, node: OftenActivated, frame: Frame) -> bool:
    """The same ability of the same object (602.2)."""
    activated = game.this_turn(AbilityActivated)
    times = sum(one.object == frame.source and one.ability == frame.ability for one in activated)
    return times >= amount(game, node.times, frame)


@watches(Resolves)
def _resolves(game: Game, trigger_event: Resolves, event: Event, frame: Frame) -> Iterable[TargetId | None]:
    """No event: it triggers once all else that the ability does is done."""
    return ()


@ABILITY_RESOLVED.by("603.7h")
def _has_resolved(game: Game, item: GameObject, frame: Frame, root: Logged) -> None:
    """(603.7h, 608.2p)"""
    due = [one for one in game.delayed if one.frame.known.resolving == item.id]
    for one in due:
        game.use_up(one)
        source, controller, rules = one.frame.source, one.frame.controller, ("603.7h", "608.2p")
        game.note_triggered(PendingTrigger(source, controller, one.ability, None, frame=one.frame, rules=rules))
