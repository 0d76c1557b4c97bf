"""Populating (CR 701.36)."""

from __future__ import annotations

from engine.abilities.keyword_actions.populate import Populate
from engine.rules.continuous.copying import token_copy
from engine.rules.instructions.carrying_out import DO, Acted
from engine.rules.instructions.choosing_objects import choose_objects
from engine.rules.keyword_actions.bolster import creatures
from engine.rules.keyword_actions.create import create
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId
from engine.state.objects import Kind


@DO.register(Populate)
def _populate(game: Game, verb: Populate, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """(701.36a-b)"""
    made: Acted = []
    for player in players:
        can = [o.id for o in creatures(game, player) if o.kind is Kind.TOKEN]
        chosen = yield from choose_objects(game, player, can, 1, 1, "choose-copy", "701.36a", frame)
        for i in chosen:
            copied = token_copy(game, i, (), frame)
            if copied is not None:
                with game.because("701.36a"):
                    made += yield from create(game, player, [copied], frame, verb.arriving)
    return made
