"""Permanents that leave the battlefield, by who controlled them (CR 603.6c, 603.10a)."""

from __future__ import annotations

from collections.abc import Iterable

from engine import events as e
from engine.abilities.trigger_events import leaves_battlefield as lv
from engine.rules.evaluate.evaluation import FITS, Test
from engine.rules.evaluate.event_verbs import done_in
from engine.state.frame import Frame
from engine.state.game import Game


@done_in(lv.LeaveUnderControl, e.ZoneChange)
def _leave(game: Game, act: lv.LeaveUnderControl, event: e.ZoneChange, frame: Frame) -> Iterable[int]:
    """Its controller is who controlled it as it last was (608.2h)."""
    if event.leaves and game.controller(event.object) == frame.controller:
        yield event.object


@FITS.register(lv.YouControlled)
def _you_controlled(node: lv.YouControlled) -> Test:
    return lambda game, it, ch, frame: ch.controller == frame.controller
