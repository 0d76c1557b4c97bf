"""Conniving (CR 701.50)."""

from __future__ import annotations

from engine.abilities.keyword_actions.connive import Connive
from engine.events import KeywordAction, ZoneChange
from engine.rules.drawing import draw
from engine.rules.evaluate.evaluation import amount
from engine.rules.instructions.carrying_out import ACT, Acted
from engine.rules.instructions.choosing_objects import choose_objects
from engine.rules.pipeline import commit, happen
from engine.rules.resolution.verbs.counters import put_growth
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import TargetId, objects_in
from engine.state.zones import Zone


@ACT.register(Connive)
def _connive(game: Game, verb: Connive, frame: Frame, subjects: list[TargetId]) -> Gen[Acted]:
    """(701.50a, 701.50d-e)"""
    count = amount(game, verb.count, frame)
    for i in objects_in(subjects):
        player = game.controller(i)
        with game.because("701.50a"):
            yield from draw(game, player, count)
            hand = list(game.ids(Zone.HAND, player))
            n = min(count, len(hand))
            gone = yield from choose_objects(game, player, hand, n, n, "choose-discard", "701.50a", frame)
            yield from happen(game, [ZoneChange(g, Zone.GRAVEYARD, Zone.HAND, "discard", i) for g in gone])
            nonland = [g for g in gone if "Land" not in game.characteristics(g).types]  # which it is, is known by now
            yield from put_growth(game, [i], len(nonland), player, "701.50a")
            commit(game, [KeywordAction(player, "connive", count, (i,))], "701.50b")
    return subjects
