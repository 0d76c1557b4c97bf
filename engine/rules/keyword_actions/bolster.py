"""Bolstering (CR 701.39)."""

from __future__ import annotations

from engine.abilities.keyword_actions.bolster import Bolster
from engine.rules.evaluate.evaluation import amount
from engine.rules.instructions.carrying_out import DO, Acted
from engine.rules.instructions.choosing_objects import choose_objects
from engine.rules.resolution.verbs.counters import put_growth
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId, TargetId
from engine.state.objects import GameObject
from engine.state.undetermined_numbers import determined


def creatures(game: Game, player: PlayerId) -> list[GameObject]:
    """The creatures that a player controls."""
    found = []
    for it in game.permanents():
        ch = game.characteristics(it)
        if ch.controller == player and "Creature" in ch.types:
            found.append(it)
    return found


@DO.register(Bolster)
def _bolster(game: Game, verb: Bolster, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """(701.39a)"""
    acted: Acted = []
    for player in players:
        sizes = {o.id: determined(game.characteristics(o).toughness) for o in creatures(game, player)}
        can = [i for i, size in sizes.items() if size == min(sizes.values())]
        chosen = yield from choose_objects(game, player, can, 1, 1, "choose-objects", "701.39a", frame)
        yield from put_growth(game, chosen, amount(game, verb.count, frame), player, "701.39a")
        acted += TargetId.of_objects(chosen)
    return acted
