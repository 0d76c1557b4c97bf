"""The top card of a graveyard (CR 404.2)."""

from __future__ import annotations

from engine.abilities.nouns.top_of_graveyard import TopOfGraveyard
from engine.rules.evaluate.evaluation import OBJECTS, players, test_of
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId
from engine.state.zones import Zone


@OBJECTS.register(TopOfGraveyard)
def _top(game: Game, ref: TopOfGraveyard, frame: Frame) -> list[ObjectId]:
    """Of the cards that fit, the one put there last (404.2)."""
    game.look("graveyard")
    test = test_of(ref.group)
    found: list[ObjectId] = []
    for player in players(game, ref.of, frame):
        cards = game.in_zone(Zone.GRAVEYARD, player)
        found += [it.id for it in cards if test(game, it, game.characteristics(it), frame)][-1:]
    return found
