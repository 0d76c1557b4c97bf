"""What keeps players from paying life, or sacrificing something, to cast spells or activate abilities (CR 101.2)."""

from __future__ import annotations

from engine.abilities.prohibitions.paying_to_act import PayingLifeOrSacrificing
from engine.rules.evaluate.evaluation import test_of
from engine.rules.prohibitions.players_cant import forbidden
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId


def keeps_from_paying_life(game: Game, player: PlayerId) -> Frame | None:
    """What keeps a player from paying life to cast spells or activate abilities; paying 0 life always goes (119.4b)."""
    return next((frame for _, frame in forbidden(game, player, PayingLifeOrSacrificing)), None)


def keeps_from_sacrificing(game: Game, player: PlayerId, object_id: ObjectId) -> Frame | None:
    """What keeps a player from sacrificing this permanent to cast spells or activate abilities."""
    it = game.objects.get(object_id)
    if it is None:
        return None
    for what, frame in forbidden(game, player, PayingLifeOrSacrificing):
        assert isinstance(what, PayingLifeOrSacrificing)
        if test_of(what.group)(game, it, game.characteristics(it), frame):
            return frame
    return None
