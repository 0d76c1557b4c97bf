"""Taking extra turns (CR 500.7)."""

from __future__ import annotations

from engine.abilities.verbs.take_extra_turn import TakeExtraTurn, TakeExtraTurnForEach, TakeExtraTurns
from engine.events import ExtraTurnAdded
from engine.rules.evaluate.evaluation import amount
from engine.rules.evaluate.for_each import count
from engine.rules.instructions.carrying_out import DO, Acted
from engine.rules.pipeline import commit
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId, TargetId


def add_turns(game: Game, players: list[PlayerId], count: int, frame: Frame) -> None:
    """Each player takes so many extra turns after this one (500.7); "that turn" is the last that was added."""
    for player in players:
        for _ in range(count):
            number = 1 + len(game.happened(ExtraTurnAdded))
            commit(game, [ExtraTurnAdded(player, number)], "500.7")
            frame.outcome.extra_turn = number


@DO.register(TakeExtraTurn)
def _extra_turn(game: Game, verb: TakeExtraTurn, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """The most recently created extra turn is taken first (500.7)."""
    add_turns(game, players, 1, frame)
    return TargetId.of_players(players)
    yield


@DO.register(TakeExtraTurns)
def _extra_turns(game: Game, verb: TakeExtraTurns, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """(500.7)"""
    add_turns(game, players, max(0, amount(game, verb.count, frame)), frame)
    return TargetId.of_players(players)
    yield


@DO.register(TakeExtraTurnForEach)
def _extra_turn_for_each(game: Game, verb: TakeExtraTurnForEach, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """(500.7)"""
    add_turns(game, players, count(game, verb.per, frame), frame)
    return TargetId.of_players(players)
    yield
