"""Triggers on losing control of something and on spells being countered: they look back in time (CR 603.10d-e)."""

from __future__ import annotations

from collections.abc import Iterable

from engine import events as e
from engine.abilities.trigger_events import control_lost_or_countered as lb
from engine.rules.evaluate.evaluation import FITS, Test, is_player
from engine.rules.evaluate.event_verbs import done_in, is_subject
from engine.rules.triggers.trigger_events import watches
from engine.state.characteristics import Characteristics
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import TargetId
from engine.state.objects import GameObject, Kind


@done_in(lb.LoseControl, e.ControlChanged, e.ZoneChange)
def _lose_control(
    game: Game, act: lb.LoseControl, event: e.ControlChanged | e.ZoneChange, frame: Frame
) -> Iterable[int]:
    """Whoever controlled it before (603.10d); nobody controls what is no longer on the battlefield (109.4)."""
    if isinstance(event, e.ZoneChange):
        if event.leaves and is_subject(game, act.what, event.object, frame):
            yield game.characteristics(event.object).controller
    elif is_subject(game, act.what, event.object, frame):
        yield event.before


@done_in(lb.GainControlFromYou, e.ControlChanged)
def _gain_from_you(game: Game, act: lb.GainControlFromYou, event: e.ControlChanged, frame: Frame) -> Iterable[int]:
    """(603.10d)"""
    if event.before == frame.controller and is_subject(game, act.what, event.object, frame):
        yield event.player


@done_in(lb.GetCountered, e.Countered)
def _get_countered(game: Game, act: lb.GetCountered, event: e.Countered, frame: Frame) -> Iterable[int]:
    """(603.10e)"""
    yield event.object


@watches(lb.CountersSpell, e.Countered)
def _counters_spell(
    game: Game, trigger_event: lb.CountersSpell, event: e.Countered, frame: Frame
) -> Iterable[TargetId | None]:
    """(603.10e)"""
    is_spell = game.find(event.object).kind is not Kind.ABILITY
    by = event.player is not None and is_player(trigger_event.who)(game, event.player, frame)
    if is_spell and by and is_subject(game, trigger_event.what, event.object, frame):
        yield TargetId.of_object(event.object)


@FITS.register(lb.YouveCast)
def _youve_cast(node: lb.YouveCast) -> Test:
    def test(game: Game, it: GameObject, ch: Characteristics, frame: Frame) -> bool:
        casts = game.happened(e.SpellCast)
        return any(cast.object == it.id and cast.player == frame.controller for cast in casts)

    return test
