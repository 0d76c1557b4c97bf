"""What is done for each of several players of whom something is true, about that player (CR 608.2c)."""

from __future__ import annotations

from engine.abilities.verbs.for_each_who import ForEachWho
from engine.rules.evaluate.described_players import of_whom
from engine.rules.instructions.performing import PERFORM, perform
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import TargetId


@PERFORM.register(ForEachWho)
def _for_each_who(game: Game, node: ForEachWho, frame: Frame) -> Gen[None]:
    """Who it is true of is found out before anything is done."""
    those = of_whom(game, node.per.whom, node.per.condition, frame)
    before = frame.each
    for player in those:
        frame.each = TargetId.of_player(player)
        yield from perform(game, node.then, frame)
    frame.each = before
    frame.done = bool(those)
