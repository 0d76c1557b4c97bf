"""Noting a life total for an object (CR 607.2e)."""

from __future__ import annotations

from engine.abilities.verbs import note_life as nt
from engine.events import LifeNoted
from engine.rules.evaluate.evaluation import AMOUNTS
from engine.rules.instructions.carrying_out import DO, Acted
from engine.rules.pipeline import commit
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId, TargetId

NOTED = LifeNoted.key
"""Under which a permanent keeps the life total noted for it, as it keeps what was chosen as it entered."""

NOTHING_NOTED = 10**9
"""What no life total comes up to: where nothing has been noted, nothing is "greater than or equal to" it."""


@DO.register(nt.NoteLife)
def _note(game: Game, verb: nt.NoteLife, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """For the object that the ability is of, as long as that is the same object (607.2e, 400.7)."""
    if game.now(frame.source) is not None:
        commit(game, [LifeNoted(frame.source, game.players[players[0]].life)], "607.2e")
    return TargetId.of_players(players)
    yield


@AMOUNTS.register(nt.LastNotedLife)
def _last_noted(game: Game, node: nt.LastNotedLife, frame: Frame) -> int:
    return int(game.find(frame.source).chosen.get(NOTED, NOTHING_NOTED))
