"""Gaining and losing life (CR 119)."""

from __future__ import annotations

from engine.abilities import actions as ac
from engine.decisions import Gen
from engine.events import LifeGain, LifeLoss
from engine.frame import Frame
from engine.game import Game
from engine.rules.amounts import amount
from engine.rules.effects.verbs import DO, Acted
from engine.rules.pipeline import happen


@DO.register(ac.GainLife)
def _gain(game: Game, verb: ac.GainLife, frame: Frame, players: list[int]) -> Gen[Acted]:
    gained = max(0, amount(game, verb.amount, frame))
    if gained:
        yield from happen(game, [LifeGain(p, gained, frame.source) for p in players], "119.3")
    return [("player", p) for p in players]


@DO.register(ac.LoseLife)
def _lose(game: Game, verb: ac.LoseLife, frame: Frame, players: list[int]) -> Gen[Acted]:
    lost = max(0, amount(game, verb.amount, frame))
    if lost:
        yield from happen(game, [LifeLoss(p, lost, frame.source) for p in players], "119.3")
    return [("player", p) for p in players]
