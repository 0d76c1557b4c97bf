"""What is done only if both of two targets are still legal (CR 608.2b)."""

from __future__ import annotations

from engine.abilities.prohibitions.cant_cause import Causing
from engine.abilities.verbs.only_if_both_are_legal import SacrificeWhileReturning
from engine.rules.destruction.sacrificing import sacrificing
from engine.rules.evaluate.evaluation import objects, players
from engine.rules.instructions.performing import PERFORM
from engine.rules.pipeline.not_happening import does_not_happen
from engine.rules.prohibitions.cant_cause import not_caused
from engine.rules.resolution.destinations import changes_of, move_all
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game


@PERFORM.register(SacrificeWhileReturning)
def _sacrifice_while_returning(game: Game, node: SacrificeWhileReturning, frame: Frame) -> Gen[None]:
    """One leaves the battlefield as the other enters it; where one of the two can't be done, the other still is
    (101.3)."""
    goes, comes = objects(game, node.sacrificed, frame), objects(game, node.returned, frame)
    frame.done = bool(goes and comes)
    if not frame.done:
        does_not_happen(game, "not-both-legal", "608.2b")
        return
    (player,) = players(game, node.who, frame)
    caused = not_caused(game, Causing.SACRIFICE, frame, [player])
    leaving = yield from sacrificing(game, [(player, i) for i in goes if caused])
    entering = yield from changes_of(game, [(comes, node.place, None)], player, frame, "return")
    yield from move_all(game, [*leaving, *entering], frame)
