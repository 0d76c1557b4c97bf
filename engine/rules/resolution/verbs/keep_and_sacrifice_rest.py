"""Choosing what to keep and sacrificing the rest (CR 608.2d-e, 701.21)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from engine.abilities.base import Node
from engine.abilities.nouns.earlier_results import Participle
from engine.abilities.nouns.noun_groups import Described, Thing, Where
from engine.abilities.nouns.types_and_colors import CardType
from engine.abilities.prohibitions.cant_cause import Causing
from engine.abilities.verbs import keep_and_sacrifice_rest as k
from engine.events import ZoneChange
from engine.rules.destruction.destroying import destroy
from engine.rules.destruction.sacrificing import sacrifice
from engine.rules.evaluate.amounts import bounds
from engine.rules.evaluate.combined_totals import total_check
from engine.rules.evaluate.described_objects import fitting
from engine.rules.evaluate.evaluation import players as players_of
from engine.rules.instructions.carrying_out import DO, Acted, in_turn
from engine.rules.instructions.choosing_objects import choose_objects
from engine.rules.instructions.performing import PERFORM, perform
from engine.rules.pipeline import happen
from engine.rules.prohibitions.cant_cause import not_caused
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId, objects_in
from engine.state.zones import Zone


@DO.register(k.KeepSome)
def _keep_some(game: Game, verb: k.KeepSome, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """Everybody chooses knowing what those before them have chosen, then all the rest goes at once (608.2e)."""
    rest: list[tuple[PlayerId, ObjectId]] = []
    for player in in_turn(verb, frame, players):
        there = _own(game, verb.what.group, frame, player)
        least, most = bounds(game, verb.what.count, frame)
        most = len(there) if most is None else min(most, len(there))
        check = total_check(game, verb.what.group, frame)
        kept = yield from _kept(game, player, there, min(least, most), most, frame, check)
        rest += [(player, i) for i in there if i not in kept]
    return (yield from _sacrificed(game, rest, frame))


@DO.register(k.KeepOneOfEach)
def _keep_one_of_each(game: Game, verb: k.KeepOneOfEach, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """One permanent may be chosen for more than one of its types; what has none of the types can't be chosen."""
    rest: list[tuple[PlayerId, ObjectId]] = []
    for player in in_turn(verb, frame, players):
        there = _own(game, verb.pool, frame, player)
        kept: list[ObjectId] = []
        for kind in verb.kinds:
            word = kind.type.value.capitalize()
            can = [i for i in there if word in game.characteristics(i).types]
            kept += yield from _kept(game, player, can, 1, 1, frame)
        rest += [(player, i) for i in there if i not in kept]
    return (yield from _sacrificed(game, rest, frame))


@DO.register(k.KeepOneOfEachType)
def _keep_one_of_each_type(game: Game, verb: k.KeepOneOfEachType, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """(110.4)"""
    each = k.KeepOneOfEach(tuple(map(k.OneOf, PERMANENT_TYPES)), Described(Thing(Where.PERMANENT)))
    return (yield from _keep_one_of_each(game, each, frame, players))


PERMANENT_TYPES = (
    CardType.ARTIFACT,
    CardType.BATTLE,
    CardType.CREATURE,
    CardType.ENCHANTMENT,
    CardType.LAND,
    CardType.PLANESWALKER,
)
"""The card types of permanents (110.4)."""


@DO.register(k.KeepFewest)
def _keep_fewest(game: Game, verb: k.KeepFewest, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    return (yield from _even_permanents(game, verb.group, frame, players))


@PERFORM.register(k.TheSameWay)
def _the_same_way(game: Game, node: k.TheSameWay, frame: Frame) -> Gen[None]:
    """Counted anew each time: what was sacrificed before is not there any more."""
    for way in node.ways:
        players = players_of(game, node.who, frame)
        if isinstance(way, k.EvenPermanents):
            yield from _even_permanents(game, way.group, frame, players)
        else:
            yield from _even_hands(game, frame, players)


@PERFORM.register(k.KeepOneOfEachPlayer)
def _keep_one_of_each_player(game: Game, node: k.KeepOneOfEachPlayer, frame: Frame) -> Gen[None]:
    """One is chosen for every player; then all the rest goes at once (608.2d-e)."""
    rest: list[tuple[PlayerId, ObjectId]] = []
    for player in game.apnap(frame.controller):
        there = _own(game, node.group, frame, player.number)
        kept = yield from _kept(game, frame.controller, there, 1, 1, frame)
        rest += [(player.number, i) for i in there if i not in kept]
    yield from _sacrificed(game, rest, frame)


def _even_permanents(game: Game, group: Node, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    theirs = {player: _own(game, group, frame, player) for player in players}
    fewest = min((len(there) for there in theirs.values()), default=0)
    rest: list[tuple[PlayerId, ObjectId]] = []
    for player, there in theirs.items():
        kept = yield from _kept(game, player, there, fewest, fewest, frame)
        rest += [(player, i) for i in there if i not in kept]
    return (yield from _sacrificed(game, rest, frame))


def _even_hands(game: Game, frame: Frame, players: list[PlayerId]) -> Gen[None]:
    """All discard at the same time, once everybody has chosen (101.4)."""
    theirs = {player: list(game.ids(Zone.HAND, player)) for player in players}
    fewest = min((len(hand) for hand in theirs.values()), default=0)
    gone: list[ObjectId] = []
    for player, hand in theirs.items():
        count = len(hand) - fewest
        gone += yield from choose_objects(game, player, hand, count, count, "choose-discard", "701.9b", frame)
    moves = [ZoneChange(i, Zone.GRAVEYARD, Zone.HAND, "discard", frame.source) for i in gone]
    yield from happen(game, moves, "701.9a")


def _own(game: Game, group: Node, frame: Frame, player: PlayerId) -> list[ObjectId]:
    """The permanents of a player that fit a description."""
    return [it.id for it in fitting(game, group, frame) if game.controller(it) == player]  # type: ignore[arg-type]


def _kept(
    game: Game,
    player: PlayerId,
    can: list[ObjectId],
    least: int,
    most: int,
    frame: Frame,
    check: Callable[[list[ObjectId]], None] | None = None,
) -> Gen[list[ObjectId]]:
    return (yield from choose_objects(game, player, can, least, most, "choose-keep", "608.2d", frame, check))


def _sacrificed(game: Game, rest: Iterable[tuple[PlayerId, ObjectId]], frame: Frame) -> Gen[Acted]:
    these = list(rest)
    able = set(not_caused(game, Causing.SACRIFICE, frame, [player for player, _ in these]))
    gone = yield from sacrifice(game, [(player, i) for player, i in these if player in able])
    frame.done = bool(gone)
    return TargetId.of_objects(gone)


@PERFORM.register(k.KeepAndDestroyRest)
def _keep_and_destroy(game: Game, node: k.KeepAndDestroyRest, frame: Frame) -> Gen[None]:
    """What nobody has chosen of the kind is destroyed at the same time (701.8)."""
    yield from perform(game, node.first, frame)
    kept = objects_in(frame.results.get(node.first.step, ()))
    assert node.kept is not None
    kind = Described(node.kept.head)
    gone = yield from destroy(game, [it.id for it in fitting(game, kind, frame) if it.id not in kept], frame.source)
    frame.done = bool(gone)
    frame.outcome.destroyed = (*frame.outcome.destroyed, *gone)
    frame.outcome.note(Participle.DESTROYED, gone)
