"""Effects that last until a turn or a phase ends (CR 511.2, 514.2, 611.2a)."""

from __future__ import annotations

from engine.abilities.base import Duration
from engine.abilities.durations.durations import TurnDuration, Until
from engine.events import EffectEnds
from engine.rules.pipeline import commit
from engine.state.game import Game
from engine.state.ids import PlayerId


def lasts(duration: Duration | None, until: TurnDuration) -> bool:
    return isinstance(duration, Until) and duration.when is until


def end_effects(game: Game, until: TurnDuration, rule: str, player: PlayerId | None = None) -> None:
    ending = [
        EffectEnds(e) for e in game.effects if lasts(e.duration, until) and (player is None or e.controller == player)
    ]
    commit(game, ending, rule)
