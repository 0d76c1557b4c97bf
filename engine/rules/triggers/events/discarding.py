"""Cards that are discarded and cycled (CR 701.9, 702.29)."""

from __future__ import annotations

from collections.abc import Iterable

from engine import events as e
from engine.abilities import trigger_events as h
from engine.rules.evaluate.event_verbs import done_in, is_subject
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.zones import Zone

NOT_BATTLEFIELD = (Zone.GRAVEYARD, Zone.EXILE)
DISCARDS = {"discard", "cycle"}
"""The causes of zone changes that are discards (701.9a); cycling is one of them (702.29)."""


def _is_discard(event: e.ZoneChange) -> bool:
    return event.origin is Zone.HAND and event.cause in DISCARDS


@done_in(h.Discard, e.ZoneChange, own=NOT_BATTLEFIELD)
def _discard(game: Game, act: h.Discard, event: e.ZoneChange, frame: Frame) -> Iterable[int]:
    """(701.9)"""
    if _is_discard(event) and is_subject(game, act.what, event.became[0], frame):
        yield game.find(event.object).owner


@done_in(h.CycleOrDiscard, e.ZoneChange, own=NOT_BATTLEFIELD)
def _cycle_or_discard(game: Game, act: h.CycleOrDiscard, event: e.ZoneChange, frame: Frame) -> Iterable[int]:
    """(702.29d)"""
    if _is_discard(event) and is_subject(game, act.what, event.became[0], frame):
        yield game.find(event.object).owner


@done_in(h.Cycle, e.ZoneChange, own=NOT_BATTLEFIELD)
def _cycle(game: Game, act: h.Cycle, event: e.ZoneChange, frame: Frame) -> Iterable[int]:
    """(702.29c)"""
    if act.there and game.find(frame.source).zone is not Zone.BATTLEFIELD:
        return
    if event.cause == "cycle" and is_subject(game, act.what, event.became[0], frame):
        yield game.find(event.object).owner
