"""Exiling (CR 701.13)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.abilities.keyword_actions.exile import Exile, ExiledHow, ExileEither, ExileFrom, PutIntoExile
from engine.abilities.nouns.object_phrases import Some
from engine.events import ZoneChange
from engine.rules.evaluate.described_objects import fitting, zones_of
from engine.rules.evaluate.evaluation import OBJECTS, objects, test_of
from engine.rules.evaluate.event_verbs import done_in
from engine.rules.instructions.carrying_out import (
    DO,
    POSSIBLE,
    Acted,
    chosen_in_turn,
    enough,
    in_turn,
    objects_for,
    present,
)
from engine.rules.instructions.naming_unknown_cards import choose_or_name, might_fit
from engine.rules.instructions.used_up import USED_UP, need_of
from engine.rules.permanents.what_is_no_creature import tell_what_is_no_creature
from engine.rules.resolution.destinations import move_to, put_with
from engine.rules.resolution.verbs.put_and_return import from_there
from engine.state.choices import Gen
from engine.state.face_down import FaceDown
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId
from engine.state.needs import Need, Used
from engine.state.noted import also
from engine.state.objects import GameObject
from engine.state.zones import Zone


@DO.register(Exile)
def _exile(game: Game, verb: Exile, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """What all of them exile is exiled at once (608.2e)."""
    theirs: dict[PlayerId, list[ObjectId]] = {}
    for player in in_turn(verb, frame, players):
        chosen = yield from objects_for(game, verb.what, frame, player, "choose-exile", "608.2d")
        theirs[player] = present(game, chosen)
    down = FaceDown.HIDDEN if verb.how is ExiledHow.FACE_DOWN else None
    put = put_with(game, verb.counters, frame)
    ids = list(dict.fromkeys(i for some in theirs.values() for i in some))
    moved = yield from move_to(game, ids, Zone.EXILE, "exile", frame, "701.13a", face_down=down, counters=put)
    tell_what_is_no_creature(game, verb.what, frame)
    for player, some in theirs.items():
        now = (game.follow(i) for i in some)
        exiled = (i for i in now if i in game.objects and game.objects[i].zone is Zone.EXILE)
        frame.outcome.exiled_by = also(frame.outcome.exiled_by, player, TargetId.of_objects(exiled))
    frame.done = bool(moved)
    return moved


@POSSIBLE.register(Exile)
def _can_exile(game: Game, verb: Exile, frame: Frame, player: PlayerId) -> bool:
    """There are enough of the objects, or what is spoken of is still there (118.3, 400.7)."""
    if isinstance(verb.what, Some):
        return enough(game, verb.what, frame)
    return type(verb.what) not in OBJECTS or bool(present(game, objects(game, verb.what, frame)))


@USED_UP.register(Exile, ExileFrom)
def _exiled(game: Game, verb: Exile | ExileFrom, frame: Frame, player: PlayerId) -> Need | None:
    return need_of(game, verb.what, frame, Used.MOVED)


@DO.register(ExileFrom)
def _exile_from(game: Game, verb: ExileFrom, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """(701.13a)"""
    chosen = yield from chosen_in_turn(game, verb, frame, players, "choose-exile")
    acted = yield from move_to(
        game,
        from_there(game, chosen, verb.origin, frame),
        Zone.EXILE,
        "exile",
        frame,
        "701.13a",
        counters=put_with(game, verb.counters, frame),
    )
    frame.done = bool(acted)
    return acted


@DO.register(ExileEither)
def _exile_either(game: Game, verb: ExileEither, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """Everybody chooses in turn order, knowing what those before have chosen; all is exiled at once (608.2e)."""
    ids: list[ObjectId] = []
    for player in in_turn(verb, frame, players):
        groups = (verb.first.group, verb.second.group)
        can = [o.id for group in groups for o in fitting(game, group, frame)]
        tests = [(zones_of(group), test_of(group)) for group in groups]

        def fits(it: GameObject, tests: Any = tests) -> bool:
            ch = game.characteristics(it)
            return any(it.zone in zones and test(game, it, ch, frame) for zones, test in tests)

        unknown = [it for group in groups for it in might_fit(game, group, frame)]
        prompt = "choose-exile"
        ids += yield from choose_or_name(game, player, can, unknown, fits, 1, 1, prompt, "608.2d", frame)
    moved = yield from move_to(game, present(game, ids), Zone.EXILE, "exile", frame, "701.13a")
    frame.done = bool(moved)
    return moved


@POSSIBLE.register(ExileFrom)
def _can_exile_from(game: Game, verb: ExileFrom, frame: Frame, player: PlayerId) -> bool:
    return bool(from_there(game, objects(game, verb.what, frame), verb.origin, frame))


@done_in(PutIntoExile, ZoneChange)
def _into_exile(game: Game, act: PutIntoExile, event: ZoneChange, frame: Frame) -> Iterable[int]:
    if event.leaves and event.to is Zone.EXILE:
        yield event.object
