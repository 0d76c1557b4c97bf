"""Putting and returning cards (CR 400.7, 608.2e)."""

from __future__ import annotations

from engine.abilities.base import Ref
from engine.abilities.nouns import zones as zn
from engine.abilities.nouns.object_phrases import Some, This
from engine.abilities.verbs.put_and_return import Move, Put, Return
from engine.rules.evaluate.amounts import bounds
from engine.rules.evaluate.described_objects import fitting
from engine.rules.evaluate.evaluation import OBJECTS, objects, test_of
from engine.rules.evaluate.found_after_zone_change import itself
from engine.rules.instructions.carrying_out import DO, POSSIBLE, Acted, in_turn, objects_for, present
from engine.rules.resolution.destinations import changes_of, move_all
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId


@DO.register(Put)
def _put(game: Game, verb: Put, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """What goes where is chosen in the order written, player by player, then everything moves at once (608.2d-e)."""
    changes = []
    for player in in_turn(verb, frame, players):
        moves = []
        taken: set[ObjectId] = set()
        for move in verb.moves:
            ids = yield from _chosen(game, move, frame, player, taken)
            taken.update(ids)
            moves.append((ids, move.place, move.counters))
        changes += yield from changes_of(game, moves, player, frame, "put")
    acted = yield from move_all(game, changes, frame)
    frame.done = bool(acted)
    return acted


@POSSIBLE.register(Put)
def _can_put(game: Game, verb: Put, frame: Frame, player: PlayerId) -> bool:
    """There are enough of the objects that are to be put somewhere (118.3)."""
    return all(_enough(game, move.what, move.origin, frame) for move in verb.moves)


@POSSIBLE.register(Return)
def _can_return(game: Game, verb: Return, frame: Frame, player: PlayerId) -> bool:
    """What is to be returned is still there (400.7, 608.2d)."""
    return _enough(game, verb.what, verb.origin, frame)


def _enough(game: Game, what: Ref, origin: zn.InZone | zn.InExile | zn.FromCommandZone | None, frame: Frame) -> bool:
    if isinstance(what, Some):
        others = what.article.value
        found = [o.id for o in fitting(game, what.group, frame) if not (others and o.id == itself(game, frame))]
        return len(from_there(game, found, origin, frame)) >= bounds(game, what.count, frame)[0]
    if type(what) not in OBJECTS:
        return True
    if isinstance(what, This):
        return bool(from_there(game, present(game, [itself(game, frame)]), origin, frame))
    return bool(from_there(game, present(game, objects(game, what, frame)), origin, frame))


def _chosen(game: Game, move: Move, frame: Frame, player: PlayerId, taken: set[ObjectId]) -> Gen[list[ObjectId]]:
    """The objects of one part of "put one into your hand and the rest on the bottom": none of those before."""
    frame.taken = taken
    try:
        ids = yield from objects_for(game, move.what, frame, player, "choose-put", "608.2d")
    finally:
        frame.taken = set()
    return [i for i in from_there(game, ids, move.origin, frame) if i not in taken]


def from_there(
    game: Game, ids: list[ObjectId], origin: zn.InZone | zn.InExile | zn.FromCommandZone | None, frame: Frame
) -> list[ObjectId]:
    """Those of the objects that are where they are to come from; all, where nothing is said of it."""
    if origin is None:
        return ids
    test = test_of(origin)
    there = [game.objects[i] for i in ids if i in game.objects]
    return [o.id for o in there if test(game, o, game.characteristics(o), frame)]


@DO.register(Return)
def _return(game: Game, verb: Return, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """What all of them return does so at once (608.2e)."""
    changes = []
    for player in in_turn(verb, frame, players):
        ids = yield from objects_for(game, verb.what, frame, player, "choose-return", "608.2d")
        ids = from_there(game, ids, verb.origin, frame)
        changes += yield from changes_of(game, [(ids, verb.place, verb.counters)], player, frame, "return")
    acted = yield from move_all(game, changes, frame)
    frame.done = bool(acted)
    return acted
