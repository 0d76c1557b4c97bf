"""Playing lands, and how many (CR 116.2a, 305)."""

from __future__ import annotations

from engine.abilities.prohibitions import standing_rules as st
from engine.rules.continuous.statements import looked_up
from engine.state.game import Game
from engine.state.ids import PlayerId

ADDITIONAL_LANDS = looked_up(st.AdditionalLands)


ANY_NUMBER = 10**9


def additional_lands(game: Game, player: PlayerId) -> int:
    """How many more lands than one a player may play in each of their turns (305.2)."""
    more = [node.count for node, standing in ADDITIONAL_LANDS.said(game) if standing.frame.controller == player]
    return sum(ANY_NUMBER if count is None else count for count in more)
