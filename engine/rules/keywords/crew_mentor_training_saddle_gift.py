"""What keyword abilities have done as they resolved, and what watches for it (CR 702.122, 702.134, 702.149, 702.171,
702.174, 702.189)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.abilities.keywords import crew_saddle_station as r
from engine.abilities.keywords.permanents import BecomeSaddled
from engine.events import CountersPut, EffectBegins, KeywordAction
from engine.oracle.keywords.expansion import rules_of
from engine.rules.continuous.statements import looked_up
from engine.rules.evaluate.evaluation import AMOUNTS, amount, objects
from engine.rules.pipeline import commit
from engine.rules.resolution.resolving import ABILITY_RESOLVED, SPELL_RESOLVED
from engine.rules.triggers.events.watching import done_in, is_subject
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, TargetId, objects_in
from engine.state.log import Logged
from engine.state.objects import GameObject

COUNTS_BY_TOUGHNESS = looked_up(r.CountsByToughness, begun=True)
COUNTS_FOR_MORE = looked_up(r.CountsForMore, begun=True)


CREWED, GIFT, MENTOR, TRAIN, FIREBEND = "become crewed", "give a gift", "mentor", "train", "firebend"

DEEDS = {
    "702.122a": (CREWED, "702.122d"),
    "702.134a": (MENTOR, "702.134c"),
    "702.149a": (TRAIN, "702.149c"),
    "702.174a": (GIFT, "702.174c"),
    "702.189a": (FIREBEND, "702.189b"),
}
"""By the rule of the keyword what has been done once its ability has resolved, and the rule that says so."""


@ABILITY_RESOLVED.by("608.2p")
def _deed(game: Game, item: GameObject, frame: Frame, root: Logged) -> None:
    assert item.on_stack is not None
    abilities = game.characteristics(game.find(frame.source)).abilities.all
    for keyword in rules_of(abilities, item.on_stack.ability):
        done, rule = DEEDS.get(keyword, ("", ""))
        if not done or (done == TRAIN and not _grew(game, frame.source, root)):
            continue
        targets = [number for slot in frame.targets for number in objects_in(slot)]
        commit(game, [KeywordAction(item.controller, done, 0, (frame.source, *targets))], rule)


def _grew(game: Game, creature: ObjectId, root: Logged) -> bool:
    """Whether counters have been put on the creature since (702.149c)."""
    return any(event.target == TargetId.of_object(creature) for event in game.happened(CountersPut, since=root.id))


@SPELL_RESOLVED.by("702.174c")
def _gift_of_spell(game: Game, item: GameObject, frame: Frame) -> None:
    if item.announced is not None and item.announced.paid.get("gift"):
        commit(game, [KeywordAction(frame.controller, GIFT, 0, (item.id,))], "702.174c")


# ---- as trigger events


@done_in(r.Crew, KeywordAction)
def _crews(game: Game, act: r.Crew, event: KeywordAction, frame: Frame) -> Iterable[int]:
    """(702.122b)"""
    in_time = act.when is None or (game.turn.step.is_main and game.turn.active == frame.controller)
    if event.action == "crew" and in_time and is_subject(game, act.what, event.objects[1], frame):
        yield event.objects[0]


@done_in(r.Saddle, KeywordAction)
def _saddles(game: Game, act: r.Saddle, event: KeywordAction, frame: Frame) -> Iterable[int]:
    """(702.171c)"""
    if event.action == "saddle" and is_subject(game, act.what, event.objects[1], frame):
        yield event.objects[0]


@done_in(r.BecomeRidden, KeywordAction, EffectBegins)
def _ridden(game: Game, act: r.BecomeRidden, event: KeywordAction | EffectBegins, frame: Frame) -> Iterable[int]:
    """Saddled is what an effect says it becomes; crewed only by a crew ability (702.122d, 702.171b)."""
    for i in _became(act.how, event):
        before = sum(i in _became(act.how, one) for one in game.this_turn(KeywordAction, EffectBegins))
        if not act.first or before <= 1:
            yield i


def _became(how: r.Ridden, event: object) -> list[ObjectId]:
    if how is r.Ridden.CREWED:
        return [event.objects[0]] if isinstance(event, KeywordAction) and event.action == CREWED else []
    if not isinstance(event, EffectBegins) or not any(isinstance(v, BecomeSaddled) for v in event.effect.verbs):
        return []
    return objects_in(event.effect.affected or ())


@done_in(r.MentorOne, KeywordAction)
def _mentors(game: Game, act: r.MentorOne, event: KeywordAction, frame: Frame) -> Iterable[int]:
    """(702.134c)"""
    if event.action == MENTOR and is_subject(game, act.what, event.objects[1], frame):
        yield event.objects[0]


@done_in(r.Train, KeywordAction)
def _trains(game: Game, act: r.Train, event: KeywordAction, frame: Frame) -> Iterable[int]:
    """(702.149c)"""
    if event.action == TRAIN:
        yield event.objects[0]


@done_in(r.GiveGift, KeywordAction)
def _gives(game: Game, act: r.GiveGift, event: KeywordAction, frame: Frame) -> Iterable[int]:
    """(702.174c)"""
    if event.action == GIFT:
        yield event.player


# ---- with how much power


def power_for(game: Game, creature: ObjectId, riding: r.Riding) -> int:
    """The number with which a creature crews, saddles or stations: its power, unless something says otherwise
    (702.122a, 702.171a, 702.184c)."""
    ch = game.characteristics(creature)
    it = TargetId.of_object(creature)

    def speaks_of(of: r.Riding) -> bool:
        return of is riding or (of is r.Riding.CREW_AND_SADDLE and riding is not r.Riding.STATION)

    by_toughness = any(speaks_of(node.riding) for node, _ in COUNTS_BY_TOUGHNESS.said_of(game, it))
    counted = (ch.toughness if by_toughness else ch.power) or 0
    return counted + sum(
        amount(game, node.more, where.frame)
        for node, where in COUNTS_FOR_MORE.said_of(game, it)
        if speaks_of(node.riding)
    )


@AMOUNTS.register(r.StationNumber)
def _station_number(game: Game, node: r.StationNumber, frame: Frame) -> int:
    """As the creature last was, if it has left (702.184a)."""
    return sum(power_for(game, i, r.Riding.STATION) for i in objects(game, node.what, frame))
