"""Surveilling (CR 701.25)."""

from __future__ import annotations

from engine.abilities.keyword_actions.surveil import Surveil
from engine.rules.evaluate.evaluation import amount
from engine.rules.instructions.carrying_out import DO, Acted
from engine.rules.keyword_actions.scry import look_and_sort
from engine.rules.replacement.card_numbers import also_seen, how_many
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId, TargetId


@DO.register(Surveil)
def _surveil(game: Game, verb: Surveil, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """(701.25a)"""
    for player in players:
        count = yield from how_many(game, player, "surveil", amount(game, verb.count, frame))
        more = (yield from also_seen(game, player)) if count else 0
        yield from look_and_sort(game, player, count + more, frame, "surveil", "701.25a")
    return TargetId.of_players(players)
