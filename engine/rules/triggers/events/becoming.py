"""What objects become: tapped, targets, transformed (CR 603.2e, 701.27)."""

from __future__ import annotations

from collections.abc import Iterable

from engine import events as e
from engine.abilities import trigger_events as h
from engine.rules.evaluate.evaluation import is_player
from engine.rules.evaluate.event_verbs import done_in, is_subject
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId
from engine.state.objects import Kind


@done_in(h.Become, e.Tapped, e.Untapped)
def _become(game: Game, act: h.Become, event: e.Tapped | e.Untapped, frame: Frame) -> Iterable[int]:
    """(603.2e)"""
    if isinstance(event, e.Tapped) is (act.state is h.Turning.TAPPED):
        yield event.object


@done_in(h.BecomeAttached, e.Attached, e.ZoneChange)
def _become_attached(
    game: Game, act: h.BecomeAttached, event: e.Attached | e.ZoneChange, frame: Frame
) -> Iterable[int]:
    """Put onto it, or entering attached to it (701.3a, 303.4f)."""
    if isinstance(event, e.ZoneChange):
        it = game.find(event.became[0]) if event.enters and event.attached_to is not None else None
        what, host = (it.id, it.attached_to) if it is not None else (event.object, None)
    else:
        what, host = event.object, event.to
    if host is not None and host.object is not None and is_subject(game, act.to, host.object, frame):
        yield what


@done_in(h.BecomeTarget, e.BecameTarget)
def _become_target(game: Game, act: h.BecomeTarget, event: e.BecameTarget, frame: Frame) -> Iterable[int]:
    """(603.2e)"""
    if _is_targeted_so(game, act, event, frame) and not (act.first and _was_before(game, act, event, frame)):
        yield event.target.object_id


def _is_targeted_so(game: Game, act: h.BecomeTarget, event: e.BecameTarget, frame: Frame) -> bool:
    if event.target.object is None or not targets_by(game, act.by, event.item):
        return False
    return act.controller is None or is_player(act.controller)(game, game.find(event.item).controller, frame)


def _was_before(game: Game, act: h.BecomeTarget, event: e.BecameTarget, frame: Frame) -> bool:
    """Whether the object has become such a target earlier in the turn."""
    earlier = game.this_turn(e.BecameTarget)
    alike = [one for one in earlier if one.target == event.target and _is_targeted_so(game, act, one, frame)]
    return bool(alike) and alike[0] is not event


def targets_by(game: Game, by: h.Targeting, item: ObjectId) -> bool:
    """Whether what targets something is a spell or ability of that kind (115.1)."""
    it = game.find(item)
    is_ability = it.kind is Kind.ABILITY
    if by is h.Targeting.SPELL_OR_ABILITY:
        return True
    if by is h.Targeting.ABILITY or is_ability:
        return is_ability and by is h.Targeting.ABILITY
    ch = game.characteristics(item)
    if by is h.Targeting.INSTANT_OR_SORCERY:
        return not {"Instant", "Sorcery"}.isdisjoint(ch.types)
    return by is h.Targeting.SPELL or "Aura" in ch.subtypes


@done_in(h.Transform, e.Transformed)
def _transform(game: Game, act: h.Transform, event: e.Transformed, frame: Frame) -> Iterable[int]:
    """(701.27)"""
    yield event.object


@done_in(h.TransformInto, e.Transformed)
def _transform_into(game: Game, act: h.TransformInto, event: e.Transformed, frame: Frame) -> Iterable[int]:
    """The face with this ability came up: it listens once it has (701.27f)."""
    if event.object == frame.source:
        yield event.object
