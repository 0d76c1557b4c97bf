"""Putting and returning cards (CR 400.7, 608.2e)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.abilities.base import Ref
from engine.abilities.nouns import zones as zn
from engine.abilities.nouns.destinations import IntoHand, OntoBattlefield
from engine.abilities.nouns.object_phrases import Some, This
from engine.abilities.verbs.put_and_return import Move, Put, Return
from engine.rules.evaluate.evaluation import OBJECTS, objects, test_of
from engine.rules.evaluate.found_after_zone_change import itself
from engine.rules.instructions.carrying_out import (
    DO,
    POSSIBLE,
    TO_CHOOSE_FROM,
    Acted,
    enough,
    in_turn,
    objects_for,
    present,
)
from engine.rules.instructions.used_up import USED_UP, need_of
from engine.rules.resolution.destinations import changes_of, move_all
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, objects_in
from engine.state.needs import Need, Used
from engine.state.noted import also
from engine.state.objects import GameObject
from engine.state.zones import Zone

Origin = zn.InZone | zn.InExile | zn.FromCommandZone
"""Where what is put or returned is to come from."""


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
    for i in objects_in(acted):
        frame.outcome.put_into = also(frame.outcome.put_into, game.find(i).zone, (i,))
    return acted


@POSSIBLE.register(Put)
def _can_put(game: Game, verb: Put, frame: Frame, player: PlayerId) -> bool:
    """There are enough of the objects that are to be put somewhere (118.3)."""
    return all(_enough(game, move.what, move.origin, frame) for move in verb.moves)


@POSSIBLE.register(Return)
def _can_return(game: Game, verb: Return, frame: Frame, player: PlayerId) -> bool:
    """What is to be returned is still there (400.7, 608.2d)."""
    return _enough(game, verb.what, verb.origin, frame)


@USED_UP.register(Return)
def _returned(game: Game, verb: Return, frame: Frame, player: PlayerId) -> Need | None:
    return need_of(game, verb.what, frame, Used.MOVED)


@USED_UP.register(Put)
def _put_away(game: Game, verb: Put, frame: Frame, player: PlayerId) -> Need | None:
    return need_of(game, verb.moves[0].what, frame, Used.MOVED) if len(verb.moves) == 1 else None


def _enough(game: Game, what: Ref, origin: Origin | None, frame: Frame) -> bool:
    if isinstance(what, Some):
        return enough(game, what, frame, lambda found: _there(game, found, origin, frame))
    if type(what) in TO_CHOOSE_FROM:
        return TO_CHOOSE_FROM[type(what)](game, what, frame)
    if type(what) not in OBJECTS:
        return True
    if isinstance(what, This):
        return bool(from_there(game, present(game, [itself(game, frame)]), origin, frame))
    return bool(from_there(game, present(game, objects(game, what, frame)), origin, frame))


def _asked_for(move: Move) -> str:
    """The words in which it is asked what is put where."""
    if isinstance(move.place, OntoBattlefield):
        return "choose-put-onto-battlefield"
    return "choose-put-into-hand" if isinstance(move.place, IntoHand) else "choose-put"


def _chosen(game: Game, move: Move, frame: Frame, player: PlayerId, taken: set[ObjectId]) -> Gen[list[ObjectId]]:
    """The objects of one part of "put one into your hand and the rest on the bottom": none of those before."""
    frame.taken = taken | {o.id for o in game.in_zone(Zone.EXILE) if o.memory.found_by == frame.source}
    try:
        ids = yield from objects_for(game, move.what, frame, player, _asked_for(move), "608.2d")
    finally:
        frame.taken = set()
    return [i for i in from_there(game, ids, move.origin, frame) if i not in taken]


def from_there(game: Game, ids: list[ObjectId], origin: Origin | None, frame: Frame) -> list[ObjectId]:
    """Those of the objects that are where they are to come from; all, where nothing is said of it."""
    if origin is None:
        return ids
    return [o.id for o in _there(game, (game.objects[i] for i in ids if i in game.objects), origin, frame)]


def _there(game: Game, some: Iterable[GameObject], origin: Origin | None, frame: Frame) -> list[GameObject]:
    test = None if origin is None else test_of(origin)
    return [o for o in some if test is None or test(game, o, game.characteristics(o), frame)]


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
