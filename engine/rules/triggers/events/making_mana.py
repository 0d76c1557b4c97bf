"""Tapping for mana, and abilities that make mana, as triggers speak of it (CR 106.12a, 605.1b)."""

from __future__ import annotations

from collections.abc import Iterable

from engine import events as e
from engine.abilities import trigger_events as h
from engine.abilities.trigger_events.base import OfKind
from engine.rules.evaluate.evaluation import fits
from engine.rules.evaluate.event_verbs import done_in, is_subject
from engine.rules.triggers.trigger_events import watches
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import TargetId
from engine.state.mana_symbols import symbols


@done_in(h.TapForMana, e.MadeMana)
def _tap_for_mana(game: Game, act: h.TapForMana, event: e.MadeMana, frame: Frame) -> Iterable[int]:
    """(106.12a)"""
    if event.tapped and _is_of_kind(game, act.of, event, frame):
        yield event.object


@done_in(h.TapsForMana, e.MadeMana)
def _taps_for_mana(game: Game, act: h.TapsForMana, event: e.MadeMana, frame: Frame) -> Iterable[int]:
    """(106.12a)"""
    fits_mana = act.symbols is None or {*symbols(act.symbols.text)} <= {*event.mana}
    if not event.tapped or not fits_mana or not _is_of_kind(game, act.of, event, frame):
        return
    if is_subject(game, act.what, event.object, frame):
        yield event.player


@watches(h.AbilityAddsMana, e.MadeMana)
def _ability_adds(
    game: Game, trigger_event: h.AbilityAddsMana, event: e.MadeMana, frame: Frame
) -> Iterable[TargetId | None]:
    """Mana of that kind that an ability of what is described has made for the controller (605.1b)."""
    mine = event.player == frame.controller and _is_of_kind(game, trigger_event.of, event, frame)
    if mine and fits(game, trigger_event.source, game.find(event.object), frame):
        yield TargetId.of_object(event.object)


def _is_of_kind(game: Game, kind: OfKind | None, event: e.MadeMana, frame: Frame) -> bool:
    """Whether any of the mana is of the color that was chosen for what says so, where it says that (607.2d)."""
    color = game.chosen_for(frame.source, "color") if kind is not None else None
    return kind is None or (color is not None and str(color) in event.mana)
