"""Skipping turns, phases and steps (CR 500.11, 614.10)."""

from __future__ import annotations

from engine.abilities.verbs.skip import SkipNext
from engine.events import SkipsAdded
from engine.rules.evaluate.evaluation import amount
from engine.rules.instructions.carrying_out import DO, Acted
from engine.rules.pipeline import happen
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId, TargetId


@DO.register(SkipNext)
def _skip(game: Game, verb: SkipNext, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """Two such effects skip the next two (614.10a)."""
    count = max(0, amount(game, verb.count, frame))
    yield from happen(game, [SkipsAdded(p, verb.unit.value, count) for p in players], "614.10")
    return TargetId.of_players(players)
