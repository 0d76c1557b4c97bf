"""Counters that an object enters with are put on it (CR 122.6)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from engine.events import CountersPut, ZoneChange
from engine.state.game import Game
from engine.state.ids import TargetId
from engine.state.log import Logged


def with_counters_entered_with(game: Game, logged: Iterable[Logged]) -> list[Logged]:
    """What has happened, and that of an object which entered with counters its controller put them on it (122.6a)."""
    told: list[Logged] = []
    for one in logged:
        told.append(one)
        event = one.event
        if isinstance(event, ZoneChange) and event.enters and event.became:
            entered = event.became[0]
            by = event.controller if event.controller is not None else game.controller(entered)
            target = TargetId.of_object(entered)
            told += [replace(one, event=CountersPut(target, kind, n, by)) for kind, n in event.counters]
    return told
