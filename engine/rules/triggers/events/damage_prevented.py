"""Damage being prevented (CR 615.13)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.abilities.base import Who
from engine.abilities.trigger_events.damage_prevented import IsPrevented
from engine.events import DamagePrevented
from engine.rules.evaluate.evaluation import is_player
from engine.rules.evaluate.event_verbs import is_subject
from engine.rules.triggers.trigger_events import watches
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import TargetId


@watches(IsPrevented, DamagePrevented, least=lambda trigger_event: 1)
def _prevented(game: Game, node: IsPrevented, event: DamagePrevented, frame: Frame) -> Iterable[TargetId | None]:
    to, target = node.to, event.target
    if isinstance(to, Who):
        meant = target.player is not None and is_player(to)(game, target.player, frame)
    else:
        meant = target.object is not None and is_subject(game, to, target.object, frame)
    if meant:
        yield target
