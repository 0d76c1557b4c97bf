"""Controlling another player (CR 723)."""

from __future__ import annotations

from engine.abilities.verbs.control_player import AfterThatTurn, ControlPlayer
from engine.events import WillBeControlled
from engine.rules.evaluate.evaluation import players
from engine.rules.instructions.performing import PERFORM
from engine.rules.pipeline import happen
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game


@PERFORM.register(ControlPlayer)
def _control(game: Game, node: ControlPlayer, frame: Frame) -> Gen[None]:
    """(723.1, 723.1a)"""
    events = [
        WillBeControlled(p, frame.controller, node.after is AfterThatTurn.EXTRA_TURN)
        for p in players(game, node.whom, frame)
    ]
    yield from happen(game, events, "723.1")
