"""Gaining and losing life (CR 119)."""

from __future__ import annotations

from engine.abilities import actions as ac
from engine.abilities.life_lost import LifeLostThisWay
from engine.decisions import Gen
from engine.events import LifeGain, LifeLoss
from engine.frame import Frame
from engine.game import Game
from engine.rules.amounts import AMOUNTS, amount
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
        logged = yield from happen(game, [LifeLoss(p, lost, frame.source) for p in players], "119.3")
        really = sum(one.event.amount for one in logged if isinstance(one.event, LifeLoss))
        frame.costs["life lost"] = frame.costs.get("life lost", 0) + really
    return [("player", p) for p in players]


@AMOUNTS.register(LifeLostThisWay)
def _lost_this_way(game: Game, node: LifeLostThisWay, frame: Frame) -> int:
    return int(frame.costs.get("life lost", 0))
