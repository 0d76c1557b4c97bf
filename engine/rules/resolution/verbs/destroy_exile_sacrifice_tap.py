"""Destroying, exiling, sacrificing, returning, tapping and transforming (CR 701)."""

from __future__ import annotations

from typing import Any

from engine.abilities import verbs as ac
from engine.abilities.nouns.object_phrases import Some
from engine.abilities.prohibitions.restrictions import Causing
from engine.abilities.verbs.attach_and_regenerate import TapOrUntap
from engine.events import (
    AbilityActivated,
    AbilityTriggered,
    Countered,
    LeftStack,
    Tapped,
    Transformed,
    Untapped,
    ZoneChange,
)
from engine.rules.destruction.destroying import destroy
from engine.rules.destruction.sacrificing import sacrifice
from engine.rules.evaluate.amounts import bounds
from engine.rules.evaluate.matching.zones_and_owners import exiled_by
from engine.rules.evaluate.object_phrases import things
from engine.rules.instructions.carrying_out import (
    CHOICES,
    DO,
    POSSIBLE,
    Acted,
    available,
    choose_some,
    chosen_in_turn,
    in_turn,
    objects_for,
    present,
)
from engine.rules.pipeline import commit, happen
from engine.rules.prohibitions.cant_cause import not_caused
from engine.rules.resolution.destinations import put_with
from engine.state.choices import Choice, Gen, Message, Option
from engine.state.face_down import FaceDown
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId, objects_in
from engine.state.log import Logged
from engine.state.objects import GameObject, Kind
from engine.state.printed_cards import double_faces
from engine.state.zones import Zone


@DO.register(ac.Destroy)
def _destroy(game: Game, verb: ac.Destroy, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    chosen = yield from chosen_in_turn(game, verb, frame, players, "choose-destroy")
    ids = [i for i in chosen if game.objects[i].zone is Zone.BATTLEFIELD]
    gone = yield from destroy(game, ids, frame.source, can_regenerate=verb.buried is ac.Buried.NO)
    frame.done = bool(gone)
    frame.costs["destroyed"] = (*frame.costs.get("destroyed", ()), *gone)
    return TargetId.of_objects(gone)


@DO.register(ac.Exile)
def _exile(game: Game, verb: ac.Exile, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """What all of them exile is exiled at once (608.2e)."""
    theirs: dict[PlayerId, list[ObjectId]] = {}
    for player in in_turn(verb, frame, players):
        chosen = yield from objects_for(game, verb.what, frame, player, "choose-exile", "608.2d")
        theirs[player] = present(game, chosen)
    down = FaceDown.HIDDEN if verb.how is ac.ExiledHow.FACE_DOWN else None
    put = put_with(game, verb.counters, frame)
    ids = list(dict.fromkeys(i for some in theirs.values() for i in some))
    moved = yield from move_to(game, ids, Zone.EXILE, "exile", frame, "701.13a", face_down=down, counters=put)
    for player, some in theirs.items():
        now = (game.follow(i) for i in some)
        exiled = (i for i in now if i in game.objects and game.objects[i].zone is Zone.EXILE)
        frame.costs[exiled_by(player)] = (*frame.costs.get(exiled_by(player), ()), *exiled)
    frame.done = bool(moved)
    return moved


def move_to(
    game: Game, ids: list[ObjectId], to: Zone, cause: str, frame: Frame, rule: str, **fields: Any
) -> Gen[Acted]:
    """Move objects at once; returns what they became. ``fields`` are further ones of the move."""
    moves = [ZoneChange(i, to, game.objects[i].zone, cause, frame.source, **fields) for i in ids]
    logged = yield from happen(game, moves, rule)
    return [TargetId.of_object(i) for one in logged if isinstance(one.event, ZoneChange) for i in one.event.became]


@DO.register(ac.Sacrifice)
def _sacrifice(game: Game, verb: ac.Sacrifice, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """Each player chooses in APNAP order; all are sacrificed at once (101.4, 701.21a)."""
    chosen: list[tuple[PlayerId, ObjectId]] = []
    for player in in_turn(verb, frame, list(not_caused(game, Causing.SACRIFICE, frame, players))):
        if isinstance(verb.what, Some):
            ids = yield from choose_some(game, verb.what, frame, player, "choose-sacrifice", "701.21a")
        elif type(verb.what) in CHOICES:
            ids = yield from objects_for(game, verb.what, frame, player, "choose-sacrifice", "701.21a")
            ids = [i for i in ids if i in game.objects]
        else:
            ids = [i for i in objects_in(things(game, verb.what, frame)) if i in game.objects]
        chosen += [
            (player, i) for i in ids if game.objects[i].zone is Zone.BATTLEFIELD and game.controller(i) == player
        ]
    gone = yield from sacrifice(game, chosen)
    frame.done = bool(gone)
    return TargetId.of_objects(gone)


@POSSIBLE.register(ac.Sacrifice)
def _can_sacrifice(game: Game, verb: ac.Sacrifice, frame: Frame, player: PlayerId) -> bool:
    if isinstance(verb.what, Some):
        least, _ = bounds(game, verb.what.count, frame)
        return len(available(game, verb.what, frame, player)) >= least
    return all(
        i in game.objects and game.objects[i].zone is Zone.BATTLEFIELD and game.controller(i) == player
        for i in objects_in(things(game, verb.what, frame))
    )


_COUNTERED_TO = {
    ac.CounteredTo.GRAVEYARD: (Zone.GRAVEYARD, None),
    ac.CounteredTo.EXILE: (Zone.EXILE, None),
    ac.CounteredTo.HAND: (Zone.HAND, None),
    ac.CounteredTo.TOP: (Zone.LIBRARY, 0),
}


@DO.register(ac.Counter)
def _counter(game: Game, verb: ac.Counter, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """A countered spell is put into its owner's graveyard; a countered ability ceases to exist (701.6a)."""
    ids = [i for i in objects_in(things(game, verb.what, frame)) if i in game.objects]
    logged = yield from happen(game, [Countered(i, frame.source, frame.controller) for i in ids], "701.6a")
    acted: Acted = []
    for one in logged:
        if not isinstance(one.event, Countered):
            continue
        item = game.objects[one.event.object]
        with game.under(one):
            if item.kind is Kind.ABILITY:
                commit(game, [LeftStack(item.id)], "701.6a")
            else:
                to, position = _COUNTERED_TO[verb.to]
                acted += yield from move_to(game, [item.id], to, "counter", frame, "701.6a", position=position)
    frame.done = bool(acted)
    return acted


@DO.register(ac.Tap)
def _tap(game: Game, verb: ac.Tap, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    chosen = yield from chosen_in_turn(game, verb, frame, players, "choose-tap")
    yield from happen(game, [Tapped(i) for i in chosen if not game.objects[i].tapped], "701.26a")
    return TargetId.of_objects(chosen)


@DO.register(ac.Untap)
def _untap(game: Game, verb: ac.Untap, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    chosen = yield from chosen_in_turn(game, verb, frame, players, "choose-untap")
    yield from happen(game, [Untapped(i) for i in chosen if game.objects[i].tapped], "701.26b")
    return TargetId.of_objects(chosen)


def can_transform(game: Game, it: GameObject) -> bool:
    """Only what a double-faced card or token represents transforms, and only while it is face up and the other face is
    no instant or sorcery (712.9, 712.10, 712.15a)."""
    if it.zone is not Zone.BATTLEFIELD or it.face_down is not None:
        return False
    turning = [(one, double_faces(game.printed, one)) for one in it.components or (it,)]
    return any(faces and {"Instant", "Sorcery"}.isdisjoint(faces[1 - one.face].types) for one, faces in turning)


def _double_faced(game: Game, it: GameObject) -> GameObject:
    """What of a permanent has two faces: itself, or a component of a merged one (730.2i)."""
    return next(one for one in it.components or (it,) if double_faces(game.printed, one))


def _has_since(game: Game, object_id: ObjectId, frame: Frame) -> bool:
    """Whether it has transformed since its own ability that would transform it was put on the stack; that ability does
    so only if it has not (701.27f)."""
    if frame.source != object_id or frame.item is None:
        return False
    puts: list[tuple[Logged, AbilityTriggered | AbilityActivated]] = game.logged(AbilityTriggered, AbilityActivated)
    since = max((logged.id for logged, put in puts if put.item == frame.item), default=0)
    return any(event.object == object_id for event in game.happened(Transformed, since=since))


@DO.register(ac.Transform)
def _transform(game: Game, verb: ac.Transform, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """Only a double-faced permanent whose other face may be up transforms (701.27a, 701.27c)."""
    named = yield from objects_for(game, verb.what, frame, players[0], "choose-objects", "608.2d")
    ids = present(game, named)
    turning = [
        Transformed(i, 1 - _double_faced(game, game.objects[i]).face)
        for i in ids
        if can_transform(game, game.objects[i]) and not _has_since(game, i, frame)
    ]
    yield from happen(game, turning, "701.27a")
    return TargetId.of_objects(ids)


@DO.register(TapOrUntap)
def _tap_or_untap(game: Game, verb: TapOrUntap, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """The player decides now (608.2d); something tapped may be "tapped" again, to no effect."""
    chosen = yield from objects_for(game, verb.what, frame, frame.controller, "choose-objects", "608.2d")
    for i in present(game, chosen):
        options = [Option(way, Message(f"way-{way}"), kind="way") for way in ("tap", "untap")]
        prompt = Message("choose-tap-or-untap", {"object": TargetId.of_object(i)})
        answer = yield Choice(frame.controller, "tap or untap", prompt, "608.2d", options)
        tapped = game.objects[i].tapped
        if answer == ["tap"] and not tapped:
            yield from happen(game, [Tapped(i)], "701.26a")
        elif answer == ["untap"] and tapped:
            yield from happen(game, [Untapped(i)], "701.26b")
    return TargetId.of_objects(chosen)
