"""Teamwork: creatures tapped together as an additional cost (CR 118.8)."""

from __future__ import annotations

from engine.abilities.keywords.teamwork import TapTogether
from engine.events import Tapped
from engine.rules.costs import CAN_PAY, PAY
from engine.rules.evaluate.evaluation import amount
from engine.rules.keywords.crew_saddle import at_least
from engine.rules.keywords.offering_emerge import controlled
from engine.rules.pipeline import happen
from engine.state.choices import Choice, Gen, Illegal, Message, Option
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, TargetId, objects_in
from engine.state.undetermined_numbers import determined


def _team(game: Game, frame: Frame) -> dict[ObjectId, int]:
    """The untapped creatures that the player controls, with their power; no {T} is paid (302.6)."""
    there = [it for it in controlled(game, frame.controller) if not it.tapped]
    return {it.id: determined(game.characteristics(it).power) for it in there}


@CAN_PAY.register(TapTogether)
def _can_tap(game: Game, part: TapTogether, frame: Frame) -> None:
    need = amount(game, part.amount, frame)
    if sum(power for power in _team(game, frame).values() if power > 0) < need:
        raise Illegal(Message("not-enough-power", {"object": TargetId.of_object(frame.source), "need": need}), "118.8")


@PAY.register(TapTogether)
def _tap(game: Game, part: TapTogether, frame: Frame) -> Gen[list[ObjectId]]:
    """The player chooses which creatures to tap, until their powers add up to enough."""
    need, able = amount(game, part.amount, frame), _team(game, frame)
    least = at_least(able.values(), need)
    prompt = Message("choose-crew", {"object": TargetId.of_object(frame.source), "need": need})
    while True:
        options = [Option.of(TargetId.of_object(i)) for i in able]
        answer = yield Choice(frame.controller, "crew", prompt, "118.8", options, least, len(able))
        chosen = objects_in(answer)
        have = sum(able[i] for i in chosen)
        if have >= need:
            break
        prompt = Message(
            "choose-crew-more", {"object": TargetId.of_object(frame.source), "have": have, "missing": need - have}
        )
    yield from happen(game, [Tapped(i) for i in chosen], "118.8")
    return chosen
