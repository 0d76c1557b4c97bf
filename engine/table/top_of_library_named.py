"""The top card of a library of which nobody has said which it is: what is played from there is thereby said to be
it."""

from __future__ import annotations

from engine.events import CardNamed
from engine.rules.casting.faces_and_ways_to_cast import ways
from engine.rules.casting.playing_lands import land_faces
from engine.rules.pipeline import commit
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId
from engine.state.unknown_cards import top_is_unknown, top_of_library

ON_TOP = "is-on-top-of-library"
"""What is owned up to of a card that is taken to be on top of a library."""


def top_named(game: Game, player: PlayerId, name: str, rule: str) -> ObjectId | None:
    """The top card of the player's library, if nobody has said yet which it is and there is a card of that name."""
    card = game.card_named(name)
    if card is None or not top_is_unknown(game, player):
        return None
    (top,) = top_of_library(game, player)
    commit(game, [CardNamed(top, card.name)], rule)
    game.assume(ON_TOP, player=game.players[player].name, card=card.name)
    return top


def may_be_used_from_top(game: Game, do: str, player: str, name: str) -> bool:
    """Whether something lets a player ``cast`` or ``play`` a card from the top of their library, be it now or when it
    is time (601.3, 305.1), and nobody has said what is there."""
    game = game.copy()
    actor = next(one.number for one in game.players if one.name == player)
    top = top_named(game, actor, name, "400.2")
    if top is None:
        return False
    it = game.objects[top]
    return bool(land_faces(game, it, actor) if do == "play" else ways(game, it, actor))
