"""Drawing cards (CR 121)."""

from __future__ import annotations

from collections.abc import Callable

from engine.events import DrawCard, DrewFromEmpty, ZoneChange
from engine.rules.hooks import Hooks
from engine.rules.pipeline import commit, happen
from engine.rules.pipeline.applying_replacement_effects import applicable
from engine.rules.replacement.card_numbers import how_many_drawn
from engine.state.choices import Gen
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId
from engine.state.unknown_cards import is_unknown, top_of_library
from engine.state.zones import Zone

ONCE_DRAWN: Hooks[Callable[[Game, PlayerId, ObjectId], Gen[None]]] = Hooks()
"""What may be done with a card as it is drawn: given the player and the card (702.94a)."""


def draw(game: Game, player: PlayerId, count: int) -> Gen[list[ObjectId]]:
    """A player draws cards, one at a time (121.2); returns the ids of the cards drawn. After an attempt with an empty
    library, where nothing could be done instead, further attempts make no difference (121.4)."""
    number = yield from how_many_drawn(game, player, count)
    rules = ("121.1",) if number == count else ("121.1", "121.2a")
    drawn: list[ObjectId] = []
    for place in range(1, number + 1):
        logged = yield from happen(game, [DrawCard(player, place=place, of=number)], *rules)
        for one in logged:
            if isinstance(one.event, DrawCard):
                with game.under(one):
                    taken = yield from _take(game, one.event.player)
                    if not taken and _stays_empty(game, player):
                        return drawn
                    drawn += taken
                    for card in taken:
                        for then in ONCE_DRAWN:
                            yield from then(game, one.event.player, card)
    return drawn


def _take(game: Game, player: PlayerId) -> Gen[list[ObjectId]]:
    library = top_of_library(game, player)
    if not library:
        commit(game, [DrewFromEmpty(player)], "121.4")
        return []
    if is_unknown(game.objects[library[0]]):
        game.assume("draws-unknown-cards", count=1, player=game.players[player].name)
    logged = yield from happen(game, [ZoneChange(library[0], Zone.HAND, Zone.LIBRARY, "draw")], "121.1")
    return [one.event.became[0] for one in logged if isinstance(one.event, ZoneChange)]


def _stays_empty(game: Game, player: PlayerId) -> bool:
    return not top_of_library(game, player) and not applicable(game, DrawCard(player), game.applied)


def is_first_of_turn(game: Game, player: PlayerId) -> bool:
    """Whether the card that a player has just drawn is the first one that they have drawn this turn."""
    if game.history.of(player).cards_drawn:
        return False
    return sum(event.player == player for event in game.this_turn(DrawCard)) <= 1
