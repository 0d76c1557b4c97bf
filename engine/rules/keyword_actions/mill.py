"""Milling (CR 701.17)."""

from __future__ import annotations

from engine.abilities.keyword_actions.mill import Mill
from engine.abilities.quantities.computed_amounts import Rounded
from engine.abilities.verbs.mill_half import MillHalf
from engine.events import ZoneChange
from engine.rules.evaluate.evaluation import amount
from engine.rules.instructions.carrying_out import DO, POSSIBLE, Acted
from engine.rules.pipeline import happen
from engine.rules.replacement.card_numbers import how_many
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId, TargetId
from engine.state.unknown_cards import library_has, library_size, top_of_library
from engine.state.zones import Zone


@DO.register(Mill)
def _mill(game: Game, verb: Mill, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """As many as there are; all players at once (701.17a-b)."""
    count = max(0, amount(game, verb.count, frame))
    return (yield from _mill_each(game, dict.fromkeys(players, count), frame))


@DO.register(MillHalf)
def _mill_half(game: Game, verb: MillHalf, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """Each player half of their own, rounded as it is said (107.1a)."""
    over = int(verb.way is Rounded.UP)
    return (yield from _mill_each(game, {p: (library_size(game, p) + over) // 2 for p in players}, frame))


def _mill_each(game: Game, counts: dict[PlayerId, int], frame: Frame) -> Gen[Acted]:
    """Players mill at the same time (701.17a)."""
    cards = []
    for player, count in counts.items():
        number = yield from how_many(game, player, "mill", count)
        there = top_of_library(game, player, number)
        game.cite(*(("609.3",) if len(there) < number else ()))
        cards += there
    moves = [ZoneChange(i, Zone.GRAVEYARD, Zone.LIBRARY, "mill", frame.source) for i in cards]
    logged = yield from happen(game, moves, "701.17a")
    frame.done = bool(logged)
    return [TargetId.of_object(one.event.became[0]) for one in logged if isinstance(one.event, ZoneChange)]


@POSSIBLE.register(Mill)
def _can_mill(game: Game, verb: Mill, frame: Frame, player: PlayerId) -> bool:
    """Not more than the library holds (701.17b)."""
    return library_has(game, player, amount(game, verb.count, frame))
