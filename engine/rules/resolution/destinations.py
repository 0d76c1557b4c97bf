"""Putting cards somewhere: into a hand, onto a library, onto the battlefield (CR 110.2a, 400.3, 401.4, 712.14)."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Any

from engine.abilities.base import Ref, Who
from engine.abilities.dispatch import Dispatch
from engine.abilities.nouns import destinations as pl
from engine.abilities.nouns import zones as zn
from engine.abilities.nouns.object_phrases import Some
from engine.abilities.verbs import counters as ac
from engine.events import ZoneChange
from engine.rules.combat import choose_attacked
from engine.rules.combat.entering_attacking import Goal, entering_blocking
from engine.rules.continuous.entering_with_changed_characteristics import as_they_enter
from engine.rules.evaluate.described_objects import fitting
from engine.rules.evaluate.evaluation import amount, objects, players
from engine.rules.evaluate.object_phrases import things
from engine.rules.instructions.carrying_out import Acted
from engine.rules.permanents.attachments import why_not_attached
from engine.rules.permanents.whether_and_as_which_face_it_enters import face_to_enter
from engine.rules.pipeline import happen
from engine.rules.pipeline.not_happening import does_not_happen
from engine.rules.replacement.permanent_as_it_would_enter import would_enter
from engine.state.choices import (
    Choice,
    Gen,
    Message,
    Option,
)
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import (
    ObjectId,
    PlayerId,
    TargetId,
    objects_in,
)
from engine.state.objects import GameObject, Kind
from engine.state.unknown_cards import library_has
from engine.state.zones import Zone


def move_to(
    game: Game, ids: list[ObjectId], to: Zone, cause: str, frame: Frame, rule: str, **fields: Any
) -> Gen[Acted]:
    """Move objects at once; returns what they became. ``fields`` are further ones of the move."""
    moves = [ZoneChange(i, to, game.objects[i].zone, cause, frame.source, **fields) for i in ids]
    logged = yield from happen(game, moves, rule)
    return [TargetId.of_object(i) for one in logged if isinstance(one.event, ZoneChange) for i in one.event.became]


PLACES: Dispatch[Callable[[Game, Any, list[ObjectId], PlayerId, Frame, str], Gen[list[ZoneChange]]]] = Dispatch(
    "a place", pl.Destination
)
"""For each place the moves that put these objects there, on behalf of a player."""


def put_all(
    game: Game,
    moves: list[tuple[list[ObjectId], pl.Destination, ac.WithCounters | None]],
    player: PlayerId,
    frame: Frame,
    cause: str,
) -> Gen[Acted]:
    """Put objects into their places, all at once; returns what they became."""
    return (yield from move_all(game, (yield from changes_of(game, moves, player, frame, cause)), frame))


def move_all(game: Game, changes: list[ZoneChange], frame: Frame) -> Gen[Acted]:
    """Let the moves happen at once; returns what the objects became. What two words mean moves once."""
    changes = list({change.object: change for change in changes}.values())
    entering = [c.object for c in changes if c.enters]
    with as_they_enter(game, entering, frame):
        logged = yield from happen(game, changes, "400.7")
    entering_blocking(game, logged)
    return [TargetId.of_object(i) for one in logged if isinstance(one.event, ZoneChange) for i in one.event.became]


def changes_of(
    game: Game,
    moves: list[tuple[list[ObjectId], pl.Destination, ac.WithCounters | None]],
    player: PlayerId,
    frame: Frame,
    cause: str,
) -> Gen[list[ZoneChange]]:
    """The moves that put objects into their places."""
    changes: list[ZoneChange] = []
    for ids, place, counters in moves:
        movable = [i for i in ids if i in game.objects and _can_move(game.objects[i])]
        movable = [i for i in movable if not _stays(game, i, place, frame)]
        made = yield from PLACES[type(place)](game, place, movable, player, frame, cause)
        put = put_with(game, counters, frame)
        changes += [_changed(c, counters=put) for c in made] if put else made
    return changes


def _can_move(it: GameObject) -> bool:
    """A token that has left the battlefield stays where it is (111.8)."""
    return it.kind is not Kind.TOKEN or it.zone is Zone.BATTLEFIELD


def _stays(game: Game, object_id: ObjectId, place: pl.Destination, frame: Frame) -> bool:
    """What was exiled as this text had it found is not put where that would put it (614.6)."""
    it = game.objects[object_id]
    stays = it.memory.found_by == frame.source
    if stays and isinstance(place, pl.IntoHand):
        by = next(logged.changed_by for logged, move in game.logged(ZoneChange) if object_id in move.became)
        who, effects = TargetId.of_player(it.owner), TargetId.of_objects(by)
        does_not_happen(game, "found-not-into-hand", "614.6", what=it.target, player=who, effects=effects)
    elif stays:
        does_not_happen(game, "stays-where-found", "614.6", what=it.target)
    return stays


def put_with(game: Game, counters: ac.WithCounters | None, frame: Frame) -> tuple[tuple[str, int], ...]:
    """The counters that an object gets as it goes where it is put (122.6)."""
    return () if counters is None else ((counters.kind.name, max(0, amount(game, counters.count, frame))),)


def _changed(change: ZoneChange, **fields: Any) -> ZoneChange:
    return dataclasses.replace(change, **fields, became=[])


def _moves(game: Game, ids: list[ObjectId], to: Zone, frame: Frame, cause: str, **fields: Any) -> list[ZoneChange]:
    return [ZoneChange(i, to, game.objects[i].zone, cause, frame.source, **fields) for i in ids]


@PLACES.register(pl.IntoHand, pl.IntoGraveyard)
def _into_zone(
    game: Game, place: pl.IntoHand | pl.IntoGraveyard, ids: list[ObjectId], player: PlayerId, frame: Frame, cause: str
) -> Gen[list[ZoneChange]]:
    """Always its owner's hand or graveyard (400.3)."""
    to = Zone.HAND if isinstance(place, pl.IntoHand) else Zone.GRAVEYARD
    return _moves(game, ids, to, frame, cause)
    yield


def to_bottom_in_random_order(game: Game, ids: list[ObjectId], frame: Frame, cause: str) -> list[ZoneChange]:
    """The moves of these cards to the bottom of a library in an order that nobody knows."""
    shuffled = list(ids)
    game.random.shuffle(shuffled)
    return _moves(game, shuffled, Zone.LIBRARY, frame, cause, position=-1, in_random_order=True)


@PLACES.register(pl.OntoLibrary)
def _onto_library(
    game: Game, place: pl.OntoLibrary, ids: list[ObjectId], player: PlayerId, frame: Frame, cause: str
) -> Gen[list[ZoneChange]]:
    """Its owner orders several cards, unless the order is random (401.4)."""
    ordered: list[ObjectId] = []
    is_random = place.order is pl.CardOrder.RANDOM
    for owner in game.apnap():
        own = [i for i in ids if game.objects[i].owner == owner.number]
        if is_random:
            game.random.shuffle(own)
        elif len(own) > 1:
            chooser = player if place.order is pl.CardOrder.ANY else owner.number
            own = yield from arrange(game, own, chooser, place.end)
        ordered += own
    if place.end is zn.End.TOP:
        return _moves(game, ordered[::-1], Zone.LIBRARY, frame, cause, position=0, in_random_order=is_random)
    return _moves(game, ordered, Zone.LIBRARY, frame, cause, position=-1, in_random_order=is_random)


@PLACES.register(pl.OntoEitherEnd)
def _onto_either_end(
    game: Game, place: pl.OntoEitherEnd, ids: list[ObjectId], player: PlayerId, frame: Frame, cause: str
) -> Gen[list[ZoneChange]]:
    """Chosen as it is put there; of each of several by itself (608.2d)."""
    moves = []
    for i in ids:
        options = [Option(end, Message(f"library-{end}"), kind="end") for end in ("top", "bottom")]
        prompt = Message("choose-library-end", {"object": TargetId.of_object(i)})
        answer = yield Choice(player, "end", prompt, "608.2d", options)
        moves += _moves(game, [i], Zone.LIBRARY, frame, cause, position=0 if answer[0] == "top" else -1)
    return moves


@PLACES.register(pl.DeepOrAtBottom)
def _deep_or_at_bottom(
    game: Game, place: pl.DeepOrAtBottom, ids: list[ObjectId], player: PlayerId, frame: Frame, cause: str
) -> Gen[list[ZoneChange]]:
    """Chosen as it is put there; of each of several by itself (608.2d)."""
    moves = []
    for i in ids:
        deep = Option("deep", Message("library-deep", {"depth": place.depth}), kind="end")
        options = [deep, Option("bottom", Message("library-bottom"), kind="end")]
        prompt = Message("choose-library-end", {"object": TargetId.of_object(i)})
        answer = yield Choice(player, "end", prompt, "608.2d", options)
        if answer[0] == "deep":
            there = pl.DeepInLibrary(pl.Whose.THEIR, place.depth)
            moves += yield from _deep_in_library(game, there, [i], player, frame, cause)
        else:
            moves += _moves(game, [i], Zone.LIBRARY, frame, cause, position=-1)
    return moves


@PLACES.register(pl.OntoBattlefieldOrIntoHand)
def _onto_battlefield_or_into_hand(
    game: Game, place: pl.OntoBattlefieldOrIntoHand, ids: list[ObjectId], player: PlayerId, frame: Frame, cause: str
) -> Gen[list[ZoneChange]]:
    """Chosen as it is put there (608.2d)."""
    moves = []
    for i in ids:
        options = [Option(to, Message(f"to-{to}"), kind="zone") for to in ("battlefield", "hand")]
        answer = yield Choice(
            player, "zone", Message("choose-zone", {"object": TargetId.of_object(i)}), "608.2d", options
        )
        there: pl.Destination = pl.OntoBattlefield() if answer[0] == "battlefield" else pl.IntoHand(pl.Whose.YOUR)
        moves += yield from PLACES[type(there)](game, there, [i], player, frame, cause)
    return moves


def arrange(game: Game, ids: list[ObjectId], player: PlayerId, end: zn.End) -> Gen[list[ObjectId]]:
    """A player puts cards in an order, the first being the uppermost (401.4)."""
    answer = yield Choice(
        player,
        "order",
        Message(f"order-{end.value}"),
        "401.4",
        [Option.of(TargetId.of_object(i)) for i in ids],
        len(ids),
        len(ids),
        ordered=True,
    )
    return objects_in(answer)


@PLACES.register(pl.BackOnTop)
def _back_on_top(
    game: Game, place: pl.BackOnTop, ids: list[ObjectId], player: PlayerId, frame: Frame, cause: str
) -> Gen[list[ZoneChange]]:
    there = pl.OntoLibrary(pl.Whose.ITS_OWNERS, zn.End.TOP, place.order)
    return (yield from _onto_library(game, there, ids, player, frame, cause))


@PLACES.register(pl.AtTheBottom)
def _at_the_bottom(
    game: Game, place: pl.AtTheBottom, ids: list[ObjectId], player: PlayerId, frame: Frame, cause: str
) -> Gen[list[ZoneChange]]:
    there = pl.OntoLibrary(pl.Whose.ITS_OWNERS, zn.End.BOTTOM, place.order)
    return (yield from _onto_library(game, there, ids, player, frame, cause))


@PLACES.register(pl.DeepInLibrary)
def _deep_in_library(
    game: Game, place: pl.DeepInLibrary, ids: list[ObjectId], player: PlayerId, frame: Frame, cause: str
) -> Gen[list[ZoneChange]]:
    """So far from the top; on the bottom if there are not that many cards (401.7)."""
    moves = []
    for i in ids:
        is_deep_enough = library_has(game, game.objects[i].owner, place.depth - 1)
        position = place.depth - 1 if is_deep_enough else -1
        moves += _moves(game, [i], Zone.LIBRARY, frame, cause, position=position)
    return moves
    yield


@PLACES.register(pl.BeneathTop)
def _beneath_top(
    game: Game, place: pl.BeneathTop, ids: list[ObjectId], player: PlayerId, frame: Frame, cause: str
) -> Gen[list[ZoneChange]]:
    """Beneath none it is on top (401.7)."""
    there = pl.DeepInLibrary(place.whose, max(0, amount(game, place.count, frame)) + 1)
    return (yield from _deep_in_library(game, there, ids, player, frame, cause))


_TAPPED = (pl.Arrival.TAPPED, pl.Arrival.ATTACKING, pl.Arrival.TAPPED_TRANSFORMED)


_OWNERS = (pl.Under.ITS_OWNERS, pl.Under.THEIR_OWNERS, pl.Under.THEIR_OWNERS_ALL)


@PLACES.register(pl.OntoBattlefield)
def _onto_battlefield(
    game: Game, place: pl.OntoBattlefield, ids: list[ObjectId], player: PlayerId, frame: Frame, cause: str
) -> Gen[list[ZoneChange]]:
    """Under the control of whoever puts it there unless it says otherwise (110.2a); what is no permanent card
    stays where it is (400.4a)."""
    moves = []
    for i in ids:
        it = game.objects[i]
        face = face_to_enter(it, place.arrival)
        if face is None or it.zone is Zone.BATTLEFIELD:
            continue
        under = it.owner if place.under in _OWNERS else player
        under = frame.controller if place.under is pl.Under.YOURS else under
        attacking: TargetId | None = None
        if place.arrival is pl.Arrival.ATTACKING:
            attacking = yield from _attacked(game, place, under, i, frame)
        move = ZoneChange(
            i,
            Zone.BATTLEFIELD,
            it.zone,
            cause,
            frame.source,
            controller=under,
            face=face,
            tapped=place.arrival in _TAPPED,
            attacking=attacking,
            blocking=next(iter(objects(game, place.blocking, frame)), None) if place.blocking is not None else None,
        )
        if place.host is not None:
            move = _changed(move, attached_to=(yield from _host(game, place.host, move, player, frame)))
        moves.append(move)
    return moves


def _attacked(
    game: Game, place: pl.OntoBattlefield, under: PlayerId, card: ObjectId, frame: Frame
) -> Gen[TargetId | None]:
    """What it enters attacking; nothing, where the player named has left the game (508.4a)."""
    if place.whom is None:
        return (yield from choose_attacked(game, under, card))
    named = players(game, place.whom, frame)
    if not named:
        return None
    goal = Goal(named[0], place.beside is pl.AttackedToo.PLANESWALKERS)
    return (yield from choose_attacked(game, under, card, goal))


_NOTHING: TargetId = TargetId.of_object(ObjectId(0))
"""What something is to be attached to that is not there: an Aura then stays where it is (303.4i)."""


def _host(game: Game, to: Ref | Who, move: ZoneChange, player: PlayerId, frame: Frame) -> Gen[TargetId]:
    """What a permanent is attached to as it enters; of several the player chooses one that it can be attached to."""
    meant = _meant(game, to, frame)
    it, ch = would_enter(game, move)
    can = [one for one in meant if why_not_attached(game, it, ch, one) is None]
    if len(can) > 1:
        prompt = Message("choose-host", {"aura": TargetId.of_object(move.object)})
        answer = yield Choice(player, "host", prompt, "608.2d", [Option.of(one) for one in can])
        chosen: TargetId = answer[0]
        return chosen
    return next(iter((*can, *meant)), _NOTHING)


def _meant(game: Game, to: Ref | Who, frame: Frame) -> list[TargetId]:
    if isinstance(to, Who):
        return TargetId.of_players(players(game, to, frame))
    if isinstance(to, Some):
        return [one.target for one in fitting(game, to.group, frame)]
    return things(game, to, frame)
