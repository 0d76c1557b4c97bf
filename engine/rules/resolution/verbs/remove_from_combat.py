"""Removing from combat (CR 506.4)."""

from __future__ import annotations

from engine.abilities.verbs.remove_from_combat import RemoveFromCombat
from engine.events import RemovedFromCombat
from engine.rules.instructions.carrying_out import DO, Acted, chosen_in_turn
from engine.rules.pipeline import happen
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId, TargetId


@DO.register(RemoveFromCombat)
def _remove(game: Game, verb: RemoveFromCombat, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """It stops attacking or blocking, and being attacked (506.4)."""
    those = yield from chosen_in_turn(game, verb, frame, players, "choose-objects")
    attacked = {t.object for t in game.combat.attackers.values() if t is not None and t.object is not None}
    fighting = [i for i in those if i in game.combat.attackers or i in game.combat.blockers or i in attacked]
    step = game.turn.step
    leaving = [RemovedFromCombat(i, "effect", undealt=game.combat.is_yet_to_deal(i, step)) for i in fighting]
    yield from happen(game, leaving, "506.4")
    frame.done = bool(fighting)
    return TargetId.of_objects(those)
