"""Damage that is dealt, as triggers and conditions speak of it (CR 120.3)."""

from __future__ import annotations

from collections.abc import Iterable

from engine import events as e
from engine.abilities import trigger_events as h
from engine.abilities.base import Ref, Who
from engine.rules.evaluate.evaluation import is_player, test_of
from engine.rules.evaluate.event_verbs import done_in, is_subject
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import TargetId


def _kind_fits(kind: h.DamageKind, event: e.Damage | e.ExcessDamage) -> bool:
    return kind is h.DamageKind.ANY or event.combat is (kind is h.DamageKind.COMBAT)


@done_in(h.DealDamage, e.Damage)
def _deal(game: Game, act: h.DealDamage, event: e.Damage, frame: Frame) -> Iterable[int]:
    """(120.3)"""
    if act.yours and game.turn.active != frame.controller:
        return
    if act.exactly is not None and event.amount != act.exactly:
        return
    if _kind_fits(act.kind, event) and _recipient(game, act, event.target, frame):
        yield event.source


def _recipient(game: Game, act: h.DealDamage, target: TargetId, frame: Frame) -> bool:
    if act.permanent is not None:
        it = game.find(target.object) if target.object is not None else None
        return it is None or test_of(act.permanent)(game, it, game.characteristics(it.id), frame)
    return not act.recipient or any(_is_recipient(game, one, target, frame) for one in act.recipient)


def _is_recipient(game: Game, one: Ref | Who, target: TargetId, frame: Frame) -> bool:
    if isinstance(one, Who):
        return target.player is not None and is_player(one)(game, target.player, frame)
    return target.object is not None and is_subject(game, one, target.object, frame)


@done_in(h.BeDealtDamage, e.Damage)
def _be_dealt(game: Game, act: h.BeDealtDamage, event: e.Damage, frame: Frame) -> Iterable[int]:
    """(120.3)"""
    fits = event.target.object is not None and _kind_fits(act.kind, event)
    if fits and (act.source is None or is_subject(game, act.source, event.source, frame)):
        yield event.target.object_id


@done_in(h.BeDealtExcessDamage, e.ExcessDamage)
def _be_dealt_excess(game: Game, act: h.BeDealtExcessDamage, event: e.ExcessDamage, frame: Frame) -> Iterable[int]:
    """(120.10)"""
    if _kind_fits(act.kind, event):
        yield event.object


@done_in(h.PlayerDealtDamage, e.Damage)
def _player_dealt(game: Game, act: h.PlayerDealtDamage, event: e.Damage, frame: Frame) -> Iterable[int]:
    """(120.3a)"""
    if event.target.player is not None and _kind_fits(act.kind, event):
        yield event.target.player
