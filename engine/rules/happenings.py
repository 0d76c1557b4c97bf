"""Trigger events: when each kind has happened (CR 603.2, 603.6, 603.10)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.abilities import ability as ab
from engine.abilities.base import Ref
from engine.abilities.refs import Each, Some, This
from engine.events import (
    AttackDeclared,
    BlockDeclared,
    CountersRemoved,
    Event,
    SpellCast,
    StepBegins,
    ZoneChange,
)
from engine.frame import Frame
from engine.game import Game
from engine.objects import TargetId
from engine.rules.matching import test_of
from engine.rules.refs import is_player, objects
from engine.rules.triggers import watches
from engine.zones import Zone


def is_subject(game: Game, ref: Ref, object_id: int, frame: Frame) -> bool:
    """Whether an object is what the subject of a trigger event describes; as it last was, if it has gone."""
    if isinstance(ref, This):
        return object_id == frame.source
    if isinstance(ref, Some | Each):
        it = game.find(object_id)
        if isinstance(ref, Some) and ref.article.value and object_id == frame.source:
            return False
        return test_of(ref.group)(game, it, game.characteristics(object_id), frame)
    return object_id in objects(game, ref, frame)


@watches(ab.Enters, ZoneChange)
def _enters(game: Game, happening: ab.Enters, event: Event, frame: Frame) -> Iterable[TargetId | None]:
    assert isinstance(event, ZoneChange)
    if event.enters and is_subject(game, happening.subject, event.became[0], frame):
        yield ("object", event.became[0])


@watches(ab.Dies, ZoneChange)
def _dies(game: Game, happening: ab.Dies, event: Event, frame: Frame) -> Iterable[TargetId | None]:
    assert isinstance(event, ZoneChange)
    if event.dies and is_subject(game, happening.subject, event.object, frame):
        yield ("object", event.object)


@watches(ab.Leaves, ZoneChange)
def _leaves(game: Game, happening: ab.Leaves, event: Event, frame: Frame) -> Iterable[TargetId | None]:
    assert isinstance(event, ZoneChange)
    if event.leaves and is_subject(game, happening.subject, event.object, frame):
        yield ("object", event.object)


@watches(ab.Attacks, AttackDeclared)
def _attacks(game: Game, happening: ab.Attacks, event: Event, frame: Frame) -> Iterable[TargetId | None]:
    assert isinstance(event, AttackDeclared)
    if event.declared and is_subject(game, happening.subject, event.object, frame):
        yield ("object", event.object)


@watches(ab.Blocks, BlockDeclared)
def _blocks(game: Game, happening: ab.Blocks, event: Event, frame: Frame) -> Iterable[TargetId | None]:
    assert isinstance(event, BlockDeclared)
    if is_subject(game, happening.subject, event.object, frame):
        yield ("object", event.object)


def _zones_of_cast(happening: ab.Casts) -> tuple[Zone, ...]:
    return (Zone.STACK,) if isinstance(happening.what, This) else (Zone.BATTLEFIELD,)


@watches(ab.Casts, SpellCast, zones=_zones_of_cast)
def _casts(game: Game, happening: ab.Casts, event: Event, frame: Frame) -> Iterable[TargetId | None]:
    assert isinstance(event, SpellCast)
    if is_player(happening.who)(game, event.player, frame) and is_subject(
        game, happening.what, event.object, frame
    ):
        yield ("object", event.object)


STEPS = {
    ab.StepName.UPKEEP: "upkeep",
    ab.StepName.DRAW_STEP: "draw",
    ab.StepName.COMBAT: "beginning of combat",
    ab.StepName.END_STEP: "end",
}


@watches(ab.BeginningOf, StepBegins)
def _beginning(
    game: Game, happening: ab.BeginningOf, event: Event, frame: Frame
) -> Iterable[TargetId | None]:
    assert isinstance(event, StepBegins)
    if event.step == STEPS[happening.step] and event.player == frame.controller:
        yield ("player", event.player)


@watches(ab.LastCounterRemoved, CountersRemoved)
def _last_counter(
    game: Game, happening: ab.LastCounterRemoved, event: Event, frame: Frame
) -> Iterable[TargetId | None]:
    assert isinstance(event, CountersRemoved)
    if event.kind == happening.kind and event.left == 0 and event.target == ("object", frame.source):
        yield event.target
