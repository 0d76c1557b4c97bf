"""What an object that has changed zones has become, and who still finds it there (CR 400.7, 603.7c)."""

from __future__ import annotations

from typing import Any

from engine.events import (
    Sacrificed,
    ZoneChange,
)
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, TargetId
from engine.state.zones import Zone


def latest(game: Game, thing: TargetId) -> TargetId:
    """The object that an object became, if an effect moved it and goes on to speak of it (400.7j)."""
    if thing.object is not None and thing.object not in game.objects:
        became = game.follow(thing.object)
        if became is not None and became in game.objects:
            return TargetId.of_object(became)
    return thing


def all_latest(game: Game, thing: TargetId) -> list[TargetId]:
    """Every object that an object became: a merged permanent may have become several (730.3c)."""
    now = latest(game, thing)
    also = game.former[thing.object_id].also if now != thing else ()
    return [now, *(TargetId.of_object(i) for i in also if i in game.objects)]


def found_again(game: Game, thing: TargetId, frame: Frame) -> list[TargetId]:
    """What an object became as it moved, or as this very effect moved it more than once (400.7j). To a delayed
    triggered ability it is lost if anything but that or the event that triggered it has moved it (603.7c)."""
    if frame.known.later and not _moved_in(thing, frame):
        return moved_by_this(game, thing, frame)
    once = all_latest(game, thing)
    return moved_by_this(game, thing, frame) if once == [thing] else once


def _moved_in(thing: TargetId, frame: Frame) -> bool:
    """Whether the event that triggered the ability moved the object (400.7e)."""
    events = frame.events
    return any(isinstance(one, ZoneChange | Sacrificed) and one.object == thing.object for one in events)


def itself(game: Game, frame: Frame) -> ObjectId:
    """The object an ability is of, to be acted on: the new object it became, where the event that triggered the
    ability put it into a public zone, or the host of an Aura left and so the Aura did (400.7e-f), or the ability's
    own cost or effect has moved it (400.7j)."""
    first = became = game.follow(frame.source) if frame.source not in game.objects else None
    while became is not None and became not in game.objects:
        became = game.follow(became)
    if became is None or game.objects[became].zone in (Zone.LIBRARY, Zone.HAND):
        return frame.source
    events = frame.events
    to_graveyard = game.objects[became].zone is Zone.GRAVEYARD
    by_event = became == first and any(
        isinstance(one, ZoneChange)
        and (one.object == frame.source or (_was_on(game, frame.source, one) and to_graveyard))
        for one in events
    )
    by_cost = any(became in used for used in frame.paid.parts)
    by_effect = any(TargetId.of_object(became) in acted for acted in frame.results.values())
    return became if by_event or by_cost or by_effect else frame.source


def _was_on(game: Game, object_id: ObjectId, event: ZoneChange) -> bool:
    """Whether the event took away what an Aura was on (400.7f): of anything else that dies beside, nothing is found."""
    was = game.former.get(event.object)
    return event.leaves and was is not None and object_id in was.attached


def moved_by_this(game: Game, thing: TargetId, frame: Frame) -> list[TargetId]:
    """What an object became if this very effect has moved it, however often (400.7j); else the thing itself."""
    became, before = all_latest(game, thing), thing
    while became == [before] and before.object in game.former and (moved := game.follow(before.object)) is not None:
        before = TargetId.of_object(moved)
        became = all_latest(game, before)
    acted = any(became[0] in results for results in frame.results.values())
    return became if acted and became[0].object in game.objects else [thing]


def after_madness(game: Game, thing: TargetId, event: Any) -> TargetId:
    """The discarded card that its madness ability has put into the graveyard since (400.7k, 702.35c)."""
    if isinstance(event, ZoneChange) and dict(event.chosen).get("madness"):
        became = latest(game, thing)
        if game.now(became.object_id) is not None and game.find(became.object_id).zone is Zone.GRAVEYARD:
            return became
    return thing
