"""Riot (CR 702.136)."""

from __future__ import annotations

from dataclasses import replace

from engine.abilities.keywords.riot import ChoseHaste
from engine.abilities.nouns.noun_groups import Group
from engine.events import ZoneChange
from engine.rules.evaluate.evaluation import CONDITIONS
from engine.rules.replacement.counter_numbers import can_enter_with
from engine.rules.replacement.permanent_as_it_would_enter import with_counters, would_enter
from engine.state.choices import Choice, Gen, Message, Option
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import TargetId


def riot(game: Game, event: ZoneChange, number: int, what: Group | None) -> Gen[ZoneChange]:
    """It has a +1/+1 counter, or haste (702.136a)."""
    hasty = replace(event, chosen=(*event.chosen, ("riot haste", True)))
    if not can_enter_with(game, event, "+1/+1"):
        return hasty
    _, seen = would_enter(game, event)
    options = [
        Option("counter", Message("riot-counter"), kind="may"),
        Option("haste", Message("riot-haste"), kind="may"),
    ]
    prompt = Message("choose-riot", {"object": TargetId.of_object(event.object)})
    answer = yield Choice(seen.controller, "riot", prompt, "702.136a", options)
    if answer == ["counter"]:
        return with_counters(event, "+1/+1", 1)
    return hasty


@CONDITIONS.register(ChoseHaste)
def _chose_haste(game: Game, node: ChoseHaste, frame: Frame) -> bool:
    return bool(game.find(frame.source).chosen.get("riot haste"))
