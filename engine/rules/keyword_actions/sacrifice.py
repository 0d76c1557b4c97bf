"""Sacrificing (CR 701.21)."""

from __future__ import annotations

from functools import partial

from engine.abilities.keyword_actions.sacrifice import Sacrifice
from engine.abilities.nouns.object_phrases import Some
from engine.abilities.nouns.partitives import PartOf
from engine.abilities.prohibitions.cant_cause import Causing
from engine.rules.destruction.sacrificing import sacrifice
from engine.rules.evaluate.amounts import bounds
from engine.rules.evaluate.combined_totals import can_reach_total
from engine.rules.evaluate.object_phrases import things
from engine.rules.instructions.carrying_out import (
    CHOICES,
    DO,
    POSSIBLE,
    Acted,
    available,
    choose_some,
    in_turn,
    objects_for,
)
from engine.rules.instructions.used_up import USED_UP, need_among, need_of
from engine.rules.pipeline.not_happening import does_not_happen
from engine.rules.prohibitions.cant_be_sacrificed import never_sacrificed, tell_never_sacrificed
from engine.rules.prohibitions.cant_cause import not_caused
from engine.rules.prohibitions.paying_to_act import keeps_from_sacrificing
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId, objects_in
from engine.state.needs import Need, Used
from engine.state.zones import Zone


@DO.register(Sacrifice)
def _sacrifice(game: Game, verb: Sacrifice, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """Each player chooses in APNAP order; all are sacrificed at once (101.4, 701.21a)."""
    chosen: list[tuple[PlayerId, ObjectId]] = []
    for player in in_turn(verb, frame, list(not_caused(game, Causing.SACRIFICE, frame, players))):
        if isinstance(verb.what, Some):
            _tell_too_few(game, verb.what, frame, player)
            barred = partial(_is_kept, game, frame, player)
            ids = yield from choose_some(game, verb.what, frame, player, "choose-sacrifice", "701.21a", barred)
        elif type(verb.what) in CHOICES:
            ids = yield from objects_for(game, verb.what, frame, player, "choose-sacrifice", "701.21a")
            ids = [i for i in ids if i in game.objects]
        else:
            meant = objects_in(things(game, verb.what, frame))
            ids = [i for i in meant if i in game.objects]
            if not ids and not frame.known.later:
                _finds_nothing(game, meant, player)
            _tell_not_theirs(game, ids, player)
        chosen += [(player, i) for i in ids if _is_theirs(game, i, player)]
    gone = yield from sacrifice(game, chosen)
    frame.done = bool(gone)
    return TargetId.of_objects(gone)


SEVERAL = 2
"""So many are named where there is nothing to sacrifice."""


def _tell_too_few(game: Game, what: Some, frame: Frame, player: PlayerId) -> None:
    """That a player has nothing to sacrifice (101.3), or less than is to be: as much as possible (609.3); and what
    can't be sacrificed, where something else would have to be (101.2)."""
    least, _ = bounds(game, what.count, frame)
    can = available(game, what, frame, player)
    there = sum(never_sacrificed(game, i) is None for i in can)
    if there < min(least, len(can)):
        for i in can:
            if never_sacrificed(game, i) is not None:
                tell_never_sacrificed(game, i)
        return
    who = TargetId.of_player(player)
    if not there and least < SEVERAL:
        does_not_happen(game, "nothing-to-sacrifice", "101.3", player=who)
    elif there < least:
        rule = "609.3" if there else "101.3"
        does_not_happen(game, "too-few-to-sacrifice", rule, player=who, count=least, there=there)


def _finds_nothing(game: Game, meant: list[ObjectId], player: PlayerId) -> None:
    """What was to be sacrificed is not there any more; what has come back since is another object (400.7)."""
    gone = [i for i in meant if game.known(i)]
    if not gone:
        does_not_happen(game, "nothing-to-sacrifice", "101.3", player=TargetId.of_player(player))
        return
    back = any(_is_back(game, i) for i in gone)
    things_gone = TargetId.of_objects(gone)
    does_not_happen(game, "not-sacrificed-gone", "400.7", "101.3", things=things_gone, count=len(gone), back=back)


def _tell_not_theirs(game: Game, meant: list[ObjectId], player: PlayerId) -> None:
    """What was to be sacrificed is a permanent of somebody else's by now (701.21a)."""
    others = [i for i in meant if game.objects[i].zone is Zone.BATTLEFIELD and not _is_theirs(game, i, player)]
    if others:
        said = {"things": TargetId.of_objects(others), "count": len(others), "player": TargetId.of_player(player)}
        does_not_happen(game, "not-sacrificed-not-theirs", "701.21a", **said)


def _is_back(game: Game, gone: ObjectId) -> bool:
    """Whether the card of a permanent that has left is on the battlefield again."""
    now: ObjectId | None = gone
    while now is not None and now in game.former:
        now = game.former[now].became
    return now is not None and now in game.objects and game.objects[now].zone is Zone.BATTLEFIELD


@POSSIBLE.register(Sacrifice)
def _can_sacrifice(game: Game, verb: Sacrifice, frame: Frame, player: PlayerId) -> bool:
    if isinstance(verb.what, Some):
        least, _ = bounds(game, verb.what.count, frame)
        there = _offered(game, verb.what, frame, player)
        return len(there) >= least and can_reach_total(game, verb.what.group, there, frame)
    if isinstance(verb.what, PartOf):
        least, _ = bounds(game, verb.what.count, frame)
        return sum(_may_go(game, i, frame, player) for i in objects_in(things(game, verb.what.pile, frame))) >= least
    return all(_may_go(game, i, frame, player) for i in objects_in(things(game, verb.what, frame)))


@USED_UP.register(Sacrifice)
def _sacrificed(game: Game, verb: Sacrifice, frame: Frame, player: PlayerId) -> Need | None:
    if isinstance(verb.what, Some):
        return need_among(game, verb.what, frame, Used.MOVED, _offered(game, verb.what, frame, player))
    return need_of(game, verb.what, frame, Used.MOVED)


def _offered(game: Game, what: Some, frame: Frame, player: PlayerId) -> list[ObjectId]:
    """What a player could choose to sacrifice."""
    return [i for i in available(game, what, frame, player) if not _is_kept(game, frame, player, i)]


def _is_kept(game: Game, frame: Frame, player: PlayerId, object_id: ObjectId) -> bool:
    """Whether something keeps a player from sacrificing this permanent, or from doing so as a cost of what they cast or
    activate."""
    if never_sacrificed(game, object_id) is not None:
        return True
    return frame.to_act and keeps_from_sacrificing(game, player, object_id) is not None


def _may_go(game: Game, object_id: ObjectId, frame: Frame, player: PlayerId) -> bool:
    return _is_theirs(game, object_id, player) and not _is_kept(game, frame, player, object_id)


def _is_theirs(game: Game, object_id: ObjectId, player: PlayerId) -> bool:
    """Whether it is a permanent that the player controls: they can sacrifice nothing else (701.21a)."""
    it = game.objects.get(object_id)
    return it is not None and it.zone is Zone.BATTLEFIELD and game.controller(it) == player
