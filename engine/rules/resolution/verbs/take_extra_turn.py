"""Taking extra turns (CR 500.7)."""

from __future__ import annotations

from engine.abilities.verbs.take_extra_turn import NoExtraTurns, TakeExtraTurn, TakeExtraTurnForEach, TakeExtraTurns
from engine.events import ExtraTurnAdded
from engine.rules.continuous.statements import looked_up
from engine.rules.evaluate.evaluation import amount, is_player
from engine.rules.evaluate.for_each import count
from engine.rules.instructions.carrying_out import DO, Acted
from engine.rules.pipeline import commit
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId

NO_EXTRA_TURNS = looked_up(NoExtraTurns)


def kept_from_extra_turns(game: Game, player: PlayerId) -> tuple[ObjectId, ...]:
    """The sources of the effects by which a player skips any extra turn, as things stand (614.10)."""
    said = NO_EXTRA_TURNS.said(game)
    return tuple(where.frame.source for node, where in said if is_player(node.who)(game, player, where.frame))


def add_turns(game: Game, players: list[PlayerId], count: int, frame: Frame) -> None:
    """Each player takes so many extra turns after this one (500.7); "that turn" is the last that was added."""
    for player in players:
        skipped_by = kept_from_extra_turns(game, player)
        rules = ("614.10", "500.7") if skipped_by else ("500.7",)
        for _ in range(count):
            number = 1 + len(game.happened(ExtraTurnAdded))
            commit(game, [ExtraTurnAdded(player, number, skipped_by=skipped_by)], *rules)
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
