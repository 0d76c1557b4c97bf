"""Tribute (CR 702.104)."""

from __future__ import annotations

from dataclasses import replace

from engine.abilities.keywords.tribute import TributePaid
from engine.abilities.nouns.noun_groups import Group
from engine.events import ZoneChange
from engine.rules.evaluate.evaluation import CONDITIONS
from engine.rules.replacement.counter_numbers import can_enter_with
from engine.rules.replacement.permanent_as_it_would_enter import with_counters, would_enter
from engine.state.choices import YES_NO, Choice, Gen, Message, Option
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import TargetId


def tribute(game: Game, event: ZoneChange, number: int, what: Group | None) -> Gen[ZoneChange]:
    """An opponent is chosen, who may put the counters on it (702.104a)."""
    _, seen = would_enter(game, event)
    prompt = Message("choose-tribute", {"source": TargetId.of_object(event.object)})
    others = [Option.of(p.target) for p in game.opponents(seen.controller)]
    chosen = yield Choice(seen.controller, "player", prompt, "702.104a", others)
    if not can_enter_with(game, event, "+1/+1"):
        return event
    asked = Message("may-pay-tribute", {"object": TargetId.of_object(event.object), "number": number})
    answer = yield Choice(chosen[0].player, "may", asked, "702.104a", YES_NO)
    if answer != ["yes"]:
        return event
    return with_counters(replace(event, chosen=(*event.chosen, ("tribute", True))), "+1/+1", number)


@CONDITIONS.register(TributePaid)
def _tribute_paid(game: Game, node: TributePaid, frame: Frame) -> bool:
    return bool(game.find(frame.source).chosen.get("tribute")) is not node.denied
