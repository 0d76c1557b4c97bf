"""Crew and saddle (CR 702.122, 702.171)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import accumulate

from engine.abilities.keywords.crew_saddle import (
    AttackSaddled,
    BecomeRidden,
    BecomeSaddled,
    CountsByToughness,
    CountsForMore,
    Crew,
    IsSaddled,
    Ridden,
    Riding,
    Saddle,
    SaddledNow,
    TapTotalPower,
)
from engine.abilities.prohibitions.combat_restrictions import CrewVehicles, Either
from engine.abilities.verbs.attack_and_block import Cant
from engine.events import AttackDeclared, EffectBegins, Event, KeywordAction, Tapped
from engine.oracle.keywords.expansion import rules_of
from engine.rules.continuous.statements import looked_up
from engine.rules.costs import CAN_PAY, PAY
from engine.rules.evaluate.evaluation import CONDITIONS, FITS, Test, amount, objects
from engine.rules.evaluate.event_verbs import done_in, is_subject
from engine.rules.keywords.keyword_ability_resolved import CREWED
from engine.rules.pipeline import before, commit, happen
from engine.rules.pipeline.applying_replacement_effects import Remark
from engine.state.choices import Choice, Gen, Illegal, Message, Option
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, TargetId, objects_in
from engine.state.objects import GameObject
from engine.state.undetermined_numbers import determined

COUNTS_BY_TOUGHNESS = looked_up(CountsByToughness, begun=True)


COUNTS_FOR_MORE = looked_up(CountsForMore, begun=True)


@done_in(Crew, KeywordAction)
def _crews(game: Game, act: Crew, event: KeywordAction, frame: Frame) -> Iterable[int]:
    """(702.122b)"""
    in_time = act.when is None or (game.turn.step.is_main and game.turn.active == frame.controller)
    if event.action == "crew" and in_time and is_subject(game, act.what, event.objects[1], frame):
        yield event.objects[0]


@done_in(Saddle, KeywordAction)
def _saddles(game: Game, act: Saddle, event: KeywordAction, frame: Frame) -> Iterable[int]:
    """(702.171c)"""
    if event.action == "saddle" and is_subject(game, act.what, event.objects[1], frame):
        yield event.objects[0]


@done_in(BecomeRidden, KeywordAction, EffectBegins)
def _ridden(game: Game, act: BecomeRidden, event: KeywordAction | EffectBegins, frame: Frame) -> Iterable[int]:
    """Saddled is what an effect says it becomes; crewed only by a crew ability (702.122d, 702.171b)."""
    for i in _became(act.how, event):
        before = sum(i in _became(act.how, one) for one in game.this_turn(KeywordAction, EffectBegins))
        if not act.first or before <= 1:
            yield i


def _became(how: Ridden, event: object) -> list[ObjectId]:
    if how is Ridden.CREWED:
        return [*event.objects] if isinstance(event, KeywordAction) and event.action == CREWED else []
    if not isinstance(event, EffectBegins) or not any(isinstance(v, BecomeSaddled) for v in event.effect.verbs):
        return []
    return objects_in(event.effect.affected or ())


def power_for(game: Game, creature: ObjectId, riding: Riding) -> int:
    """The number with which a creature crews, saddles or stations: its power, unless something says otherwise
    (702.122a, 702.171a, 702.184c)."""
    ch = game.characteristics(creature)
    counted = determined(ch.toughness if by_toughness(game, creature, riding) else ch.power)
    return counted + sum(
        amount(game, node.more, where.frame)
        for node, where in COUNTS_FOR_MORE.said_of(game, TargetId.of_object(creature))
        if _speaks_of(node.riding, riding)
    )


def by_toughness(game: Game, creature: ObjectId, riding: Riding) -> bool:
    """Whether an effect says that its toughness counts (702.184c)."""
    said = COUNTS_BY_TOUGHNESS.said_of(game, TargetId.of_object(creature))
    return any(_speaks_of(node.riding, riding) for node, _ in said)


def _speaks_of(named: Riding, riding: Riding) -> bool:
    return named is riding or (named is Riding.CREW_AND_SADDLE and riding is not Riding.STATION)


CANT = looked_up(Cant, begun=True)


def at_least(powers: Iterable[int], need: int) -> int:
    """How many creatures it takes at least to have so much power together: with one answer left nobody is asked."""
    sums = accumulate(sorted(powers, reverse=True))
    return next((count for count, total in enumerate(sums, start=1) if total >= need), 0) if need > 0 else 0


@before(KeywordAction, by="302.6")
def _though_sick(game: Game, event: Event) -> Iterator[Remark]:
    """That a creature crews or saddles though it has come too late for costs with its own tap symbol (302.6)."""
    assert isinstance(event, KeywordAction)
    if event.action in ("crew", "saddle") and game.sick(game.objects[event.objects[0]]):
        said = Message("taps-though-sick", {"things": [TargetId.of_object(event.objects[0])], "count": 1})
        yield Remark(said, ("302.6",))


def crew(game: Game, frame: Frame) -> dict[ObjectId, int]:
    """The other untapped creatures the player controls that can be tapped for it, with the power they count for
    (702.122a, 702.122c); summoning sickness does not matter, since it is no {T} cost (302.6)."""
    riding = riding_of(game, frame)
    return {
        o.id: power_for(game, o.id, riding)
        for o in game.permanents()
        if not o.tapped
        and o.id != frame.source
        and "Creature" in (ch := game.characteristics(o)).types
        and ch.controller == frame.controller
        and not (riding is Riding.CREW and cannot_crew(game, o.id))
    }


def riding_of(game: Game, frame: Frame) -> Riding:
    """Whether the cost is that of crewing or of saddling, for which what counts for both counts."""
    return Riding.CREW if _rules(game, frame)[0] == "702.122a" else Riding.CREW_AND_SADDLE


def cannot_crew(game: Game, creature: ObjectId) -> bool:
    """Whether something says that a creature can't crew Vehicles (702.122c)."""
    return any(
        isinstance(act, CrewVehicles) and where.covers(game, TargetId.of_object(creature))
        for cant, where in CANT.said(game)
        for act in (cant.what.verbs if isinstance(cant.what, Either) else (cant.what,))
    )


def _rules(game: Game, frame: Frame) -> tuple[str, ...]:
    """The rule of the keyword whose cost it is: to crew (702.122a) or to saddle (702.171a)."""
    abilities = game.characteristics(game.find(frame.source)).abilities.all
    return (frame.ability is not None and rules_of(abilities, frame.ability)) or ("702.122a",)


@CAN_PAY.register(TapTotalPower)
def _can_crew(game: Game, part: TapTotalPower, frame: Frame) -> None:
    need = amount(game, part.amount, frame)
    if sum(p for p in crew(game, frame).values() if p > 0) < need:
        raise Illegal(
            Message("not-enough-power", {"object": TargetId.of_object(frame.source), "need": need}),
            *_rules(game, frame),
        )


@PAY.register(TapTotalPower)
def _pay_crew(game: Game, part: TapTotalPower, frame: Frame) -> Gen[list[ObjectId]]:
    """The player chooses which creatures to tap; their powers must add up to enough (702.122a)."""
    need = amount(game, part.amount, frame)
    able = crew(game, frame)
    least = at_least(able.values(), need)
    rules = _rules(game, frame)
    prompt = Message("choose-crew", {"object": TargetId.of_object(frame.source), "need": need})
    while True:
        options = [Option.of(TargetId.of_object(i)) for i in able]
        answer = yield Choice(frame.controller, "crew", prompt, rules[0], options, least, len(able))
        chosen = objects_in(answer)
        have = sum(able[i] for i in chosen)
        if have >= need:
            break
        words = {"object": TargetId.of_object(frame.source), "have": have, "missing": need - have}
        prompt = Message("choose-crew-more", words)
    yield from happen(game, [Tapped(i) for i in chosen], *rules)
    word, rule = ("crew", "702.122b") if riding_of(game, frame) is Riding.CREW else ("saddle", "702.171c")
    commit(game, [KeywordAction(frame.controller, word, 0, (i, frame.source)) for i in chosen], rule)
    return chosen


BECOME_SADDLED = looked_up(BecomeSaddled, begun=True)


def is_saddled(game: Game, it: GameObject) -> bool:
    """(702.171b)"""
    return any(True for _ in BECOME_SADDLED.said_of(game, it.target))


@CONDITIONS.register(IsSaddled)
def _is_saddled(game: Game, node: IsSaddled, frame: Frame) -> bool:
    there = [game.objects[i] for i in objects(game, node.subject, frame) if i in game.objects]
    return bool(there and all(is_saddled(game, it) for it in there)) is not node.denied


@FITS.register(SaddledNow)
def _saddled_now(node: SaddledNow) -> Test:
    return lambda game, it, ch, frame: is_saddled(game, it)


@done_in(AttackSaddled, AttackDeclared)
def _attack_saddled(game: Game, act: AttackSaddled, event: AttackDeclared, frame: Frame) -> Iterable[int]:
    if event.declared and is_saddled(game, game.objects[event.object]):
        yield event.object
