"""Incubating (CR 701.53)."""

from __future__ import annotations

from engine.abilities.keyword_actions import incubate as d
from engine.rules.continuous import copying
from engine.rules.evaluate.evaluation import amount
from engine.rules.instructions.carrying_out import DO, Acted
from engine.rules.keyword_actions.create import create
from engine.rules.permanents.predefined_tokens import incubator
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId


@DO.register(d.Incubate)
def _incubate(game: Game, verb: d.Incubate, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """(701.53a-b)"""
    acted: Acted = []
    count = max(0, amount(game, verb.count, frame))
    for player in players:
        with game.because("701.53a", "111.10i"):
            front, back = incubator()
            counters = (("+1/+1", count),) if count else ()
            acted += yield from create(game, player, [copying.Copied(front, (front, back))], frame, counters=counters)
    frame.done = bool(acted)
    return acted
