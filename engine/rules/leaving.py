"""Permanents that leave the battlefield, by who controlled them (CR 603.6c, 603.10a)."""

from __future__ import annotations

from collections.abc import Iterable

from engine import events as e
from engine.abilities import leaving as lv
from engine.frame import Frame
from engine.game import Game
from engine.rules.happenings import done_in
from engine.rules.matching import FITS, Test


@done_in(lv.LeaveUnderControl, e.ZoneChange)
def _leave(game: Game, act: lv.LeaveUnderControl, event: e.ZoneChange, frame: Frame) -> Iterable[int]:
    """Its controller is who controlled it as it last was (608.2h)."""
    if event.leaves and game.controller(event.object) == frame.controller:
        yield event.object


@FITS.register(lv.YouControlled)
def _you_controlled(node: lv.YouControlled) -> Test:
    return lambda game, it, ch, frame: ch.controller == frame.controller
