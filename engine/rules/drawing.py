"""Drawing cards (CR 121)."""

from __future__ import annotations

from engine.decisions import Gen
from engine.events import DrawCard, DrewFromEmpty, ZoneChange
from engine.game import Game
from engine.rules.pipeline import commit, happen
from engine.zones import Zone


def draw(game: Game, player: int, count: int) -> Gen[list[int]]:
    """A player draws cards, one at a time (121.2); returns the ids of the cards drawn."""
    drawn: list[int] = []
    for _ in range(count):
        logged = yield from happen(game, [DrawCard(player)], "121.1")
        for one in logged:
            if isinstance(one.event, DrawCard):
                with game.under(one):
                    drawn += yield from _take(game, one.event.player)
    return drawn


def _take(game: Game, player: int) -> Gen[list[int]]:
    library = game.ids(Zone.LIBRARY, player)
    if not library:
        commit(game, [DrewFromEmpty(player)], "121.4")
        return []
    logged = yield from happen(game, [ZoneChange(library[0], Zone.HAND, Zone.LIBRARY, "draw")], "121.1")
    return [one.event.became[0] for one in logged if isinstance(one.event, ZoneChange)]
