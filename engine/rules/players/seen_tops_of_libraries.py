"""Top cards of libraries that somebody sees all the time (CR 401.5).

Who sees a card changes nothing but what players know; but a board on which nobody has said which card that is leaves
out what everybody at its table would know.
"""

from __future__ import annotations

from engine.abilities.permissions.seen_tops_of_libraries import SeeTop, TopRevealed, TopsRevealed
from engine.rules.continuous.statements import looked_up
from engine.state.game import Game
from engine.state.ids import PlayerId
from engine.state.unknown_cards import top_is_unknown

SEEN = looked_up(TopRevealed, TopsRevealed, SeeTop)


def seen_but_unknown(game: Game) -> list[PlayerId]:
    """The players on whose library's top card somebody looks all the time, though nobody has said which card it is."""
    seen = [(node, standing.frame.controller) for node, standing in SEEN.said(game)]
    return [
        player.number
        for player in game.living()
        if any(isinstance(node, TopsRevealed) or who == player.number for node, who in seen)
        and top_is_unknown(game, player.number)
    ]
