"""What is done for each of several things to that one: copying it, and what its controller does (CR 608.2c, 608.2h)."""

from __future__ import annotations

from collections import Counter

from engine.abilities.keyword_actions.create import CreateCopy
from engine.abilities.quantities.amounts import Fixed
from engine.abilities.verbs.for_each_of_them import CopyEach, ForEachItsController
from engine.rules.evaluate.comparisons import done_to
from engine.rules.instructions.carrying_out import DO, Acted, do_player_verb
from engine.rules.instructions.performing import PERFORM
from engine.rules.resolution.sentences import note_this_way
from engine.rules.resolution.verbs.where_x_and_for_each import times
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId


@DO.register(CopyEach)
def _copy_each(game: Game, verb: CopyEach, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """(707.2)"""
    made = CreateCopy(Fixed(1), verb.what, verb.exceptions, verb.arriving)
    acted = yield from do_player_verb(game, made, frame, players)
    note_this_way(made, acted, frame)
    return acted


@PERFORM.register(ForEachItsController)
def _its_controller(game: Game, node: ForEachItsController, frame: Frame) -> Gen[None]:
    """Each player does it as many times as they controlled such things (608.2h), in turn order (101.4)."""
    numbers = Counter(game.controller(one) for one in done_to(game, node.per, frame))
    for player in game.apnap(game.turn.active):
        if numbers[player.number]:
            verb = times(node.verb, numbers[player.number])
            acted = yield from do_player_verb(game, verb, frame, [player.number])
            note_this_way(verb, acted, frame)
