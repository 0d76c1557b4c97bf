"""Players, and players or permanents, that become targets (CR 115.1, 603.2e)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.abilities import trigger_events as h
from engine.abilities.trigger_events.becoming_targets import PlayerBecomesTarget, YouOrYoursTargeted
from engine.events import BecameTarget
from engine.rules.evaluate.evaluation import is_player
from engine.rules.evaluate.event_verbs import EVENT_VERBS, done_in, is_subject, least_of
from engine.rules.triggers.events.becoming import targets_by
from engine.rules.triggers.trigger_events import watches
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import TargetId


@done_in(PlayerBecomesTarget, BecameTarget)
def _player_targeted(game: Game, act: PlayerBecomesTarget, event: BecameTarget, frame: Frame) -> Iterable[int]:
    """(603.2e)"""
    if event.target.player is None or not targets_by(game, act.by, event.item):
        return
    if act.controller is None or is_player(act.controller)(game, game.find(event.item).controller, frame):
        yield event.target.player


@watches(YouOrYoursTargeted, BecameTarget, least=lambda trigger_event: least_of(trigger_event.what))
def _you_or_yours(
    game: Game, trigger_event: YouOrYoursTargeted, event: BecameTarget, frame: Frame
) -> Iterable[TargetId | None]:
    """A player who becomes the target, or a permanent that fits (603.2e)."""
    act = trigger_event.act
    if event.target.object is None:
        you = _player_targeted(game, PlayerBecomesTarget(act.by, act.controller), event, frame)
        if frame.controller in you:
            yield event.target
        return
    for one in EVENT_VERBS[h.BecomeTarget].doers(game, act, event, frame):
        if is_subject(game, trigger_event.what, one, frame):
            yield event.target
