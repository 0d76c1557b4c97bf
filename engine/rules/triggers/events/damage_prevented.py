"""Damage being prevented (CR 615.13)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.abilities.trigger_events.damage_prevented import IsPrevented
from engine.events import DamagePrevented
from engine.rules.replacement.replacement_effects import is_thing
from engine.rules.triggers.trigger_events import watches
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import TargetId


@watches(IsPrevented, DamagePrevented, least=lambda trigger_event: 1)
def _prevented(
    game: Game, trigger_event: IsPrevented, event: DamagePrevented, frame: Frame
) -> Iterable[TargetId | None]:
    if is_thing(game, trigger_event.to, event.target, frame):
        yield event.target
