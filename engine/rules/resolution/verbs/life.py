"""Gaining and losing life (CR 119)."""

from __future__ import annotations

from engine.abilities.quantities.computed_amounts import Rounded
from engine.abilities.quantities.life_lost import LifeLostThisWay
from engine.abilities.verbs import life as ac
from engine.abilities.verbs.lose_half_life import LoseHalfLife
from engine.events import LifeGain, LifeLoss
from engine.rules.evaluate.evaluation import AMOUNTS, amount
from engine.rules.instructions.carrying_out import DO, Acted
from engine.rules.pipeline import happen
from engine.rules.pipeline.not_happening import amount_is_nothing
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId, TargetId


@DO.register(ac.GainLife)
def _gain(game: Game, verb: ac.GainLife, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    gained = amount(game, verb.amount, frame)
    if gained <= 0 and players:
        amount_is_nothing(
            game, "nothing-gained", gained, "119.9", players=TargetId.of_players(players), number=len(players)
        )
    elif gained > 0:
        yield from happen(game, [LifeGain(p, gained, frame.source) for p in players], "119.3")
    return TargetId.of_players(players)


@DO.register(ac.LoseLife)
def _lose(game: Game, verb: ac.LoseLife, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    lost = amount(game, verb.amount, frame)
    if lost <= 0 and players:
        amount_is_nothing(
            game, "nothing-lost", lost, "119.3", players=TargetId.of_players(players), number=len(players)
        )
    return (yield from _lose_each(game, dict.fromkeys(players, max(0, lost)), frame))


@DO.register(LoseHalfLife)
def _lose_half(game: Game, verb: LoseHalfLife, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """Each player half of their own, rounded as it is said (107.1a)."""
    over = int(verb.way is Rounded.UP)
    half = {p: max(0, (game.players[p].life + over) // 2) for p in players}
    return (yield from _lose_each(game, half, frame))


def _lose_each(game: Game, lost: dict[PlayerId, int], frame: Frame) -> Gen[Acted]:
    """Players lose life at the same time; how much they really lost is remembered."""
    losses = [LifeLoss(p, number, frame.source) for p, number in lost.items() if number]
    if losses:
        logged = yield from happen(game, losses, "119.3")
        really = sum(one.event.amount for one in logged if isinstance(one.event, LifeLoss))
        frame.outcome.life_lost += really
    return TargetId.of_players(lost)


@AMOUNTS.register(LifeLostThisWay)
def _lost_this_way(game: Game, node: LifeLostThisWay, frame: Frame) -> int:
    return frame.outcome.life_lost
