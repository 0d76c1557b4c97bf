"""Haunt (CR 702.55)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.abilities.keywords.haunt import ExileHaunting, HauntedDies, IsSpent
from engine.events import Event, ZoneChange
from engine.rules.evaluate.found_after_zone_change import itself
from engine.rules.instructions.carrying_out import DO, Acted, objects_for
from engine.rules.pipeline import happen
from engine.rules.triggers.trigger_events import watches
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId, TargetId
from engine.state.zones import Zone

HAUNTS = "haunts"
"""Under which a card in exile keeps which creature it haunts (702.55b)."""


@watches(IsSpent, ZoneChange, zones=lambda trigger_event: (Zone.BATTLEFIELD, Zone.GRAVEYARD))
def _spent(game: Game, node: IsSpent, event: Event, frame: Frame) -> Iterable[TargetId | None]:
    """(702.55a)"""
    assert isinstance(event, ZoneChange)
    if event.to is not Zone.GRAVEYARD or not event.became:
        return
    dies = event.origin is Zone.BATTLEFIELD and event.object == frame.source
    resolved = event.origin is Zone.STACK and event.cause == "resolved" and frame.source in event.became
    if dies or resolved:
        yield TargetId.of_object(event.became[0])


@DO.register(ExileHaunting)
def _haunt(game: Game, verb: ExileHaunting, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """The card is exiled from the graveyard, if it is still there; what it haunts is the target (702.55b)."""
    it = game.now(itself(game, frame))
    creatures = yield from objects_for(game, verb.creature, frame, players[0], "choose-objects", "608.2d")
    frame.done = it is not None and it.zone is Zone.GRAVEYARD and bool(creatures)
    if it is None or not frame.done:
        return []
    move = ZoneChange(it.id, Zone.EXILE, it.zone, "haunt", frame.source, chosen=((HAUNTS, creatures[0]),))
    logged = yield from happen(game, [move], "702.55a")
    return [TargetId.of_object(i) for one in logged if isinstance(one.event, ZoneChange) for i in one.event.became]


@watches(HauntedDies, ZoneChange, zones=lambda trigger_event: (Zone.BATTLEFIELD, Zone.EXILE))
def _haunted_dies(game: Game, node: HauntedDies, event: Event, frame: Frame) -> Iterable[TargetId | None]:
    """(702.55c)"""
    assert isinstance(event, ZoneChange)
    it = game.find(frame.source)
    if node.or_enters and event.enters and frame.source in event.became:
        yield it.target
    dies = event.origin is Zone.BATTLEFIELD and event.to is Zone.GRAVEYARD
    if dies and it.zone is Zone.EXILE and it.chosen.get(HAUNTS) == event.object:
        yield TargetId.of_object(event.object)
