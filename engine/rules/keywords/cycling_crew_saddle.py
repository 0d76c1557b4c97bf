"""Costs and acts that keyword abilities have of their own (CR 702.29, 702.122, 702.171)."""

from __future__ import annotations

from engine.abilities.keywords.costs import CycleThis, TapTotalPower
from engine.abilities.keywords.crew_saddle_station import Riding
from engine.abilities.prohibitions.combat import CrewVehicles, Either
from engine.abilities.verbs.attack_and_block import Cant
from engine.events import KeywordAction, Tapped, ZoneChange
from engine.oracle.keywords.expansion import rules_of
from engine.rules.continuous.statements import looked_up
from engine.rules.costs import CAN_PAY, PAY
from engine.rules.evaluate.evaluation import amount
from engine.rules.instructions.carrying_out import DO, POSSIBLE, Acted
from engine.rules.keywords.crew_mentor_training_saddle_gift import power_for
from engine.rules.pipeline import commit, happen
from engine.state.choices import Choice, Gen, Illegal, Message, Option
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId, objects_in
from engine.state.zones import Zone

CANT = looked_up(Cant, begun=True)


@DO.register(CycleThis)
def _cycle(game: Game, verb: CycleThis, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """Discard the card; it is then cycled (702.29a, 702.29c)."""
    move = ZoneChange(frame.source, Zone.GRAVEYARD, Zone.HAND, "cycle")
    logged = yield from happen(game, [move], "702.29a", "701.9a")
    return [TargetId.of_object(one.event.became[0]) for one in logged if isinstance(one.event, ZoneChange)]


@POSSIBLE.register(CycleThis)
def _can_cycle(game: Game, verb: CycleThis, frame: Frame, player: PlayerId) -> bool:
    it = game.now(frame.source)
    return it is not None and it.zone is Zone.HAND and it.owner == player


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
    rules = _rules(game, frame)
    prompt = Message("choose-crew", {"object": TargetId.of_object(frame.source), "need": need})
    while True:
        options = [Option.of(TargetId.of_object(i)) for i in able]
        answer = yield Choice(frame.controller, "crew", prompt, rules[0], options, 0, len(able))
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
