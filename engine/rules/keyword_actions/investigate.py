"""Investigating (CR 701.16)."""

from __future__ import annotations

from engine.abilities.keyword_actions.investigate import Investigate
from engine.abilities.nouns.token_descriptions import Predefined
from engine.events import KeywordAction
from engine.rules.continuous.copying import Copied
from engine.rules.evaluate.evaluation import amount
from engine.rules.instructions.carrying_out import DO, Acted
from engine.rules.keyword_actions.create import create
from engine.rules.permanents.predefined_tokens import predefined
from engine.rules.pipeline import commit
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId


@DO.register(Investigate)
def _investigate(game: Game, verb: Investigate, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """(701.16a)"""
    made: Acted = []
    with game.because("701.16a"):
        for player in [p for p in players for _ in range(amount(game, verb.times, frame))]:
            made += yield from create(game, player, [Copied(predefined(Predefined.CLUE))], frame)
            commit(game, [KeywordAction(player, "investigate", 1)])
    return made
