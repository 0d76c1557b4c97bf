"""Riot (CR 702.136)."""

from __future__ import annotations

from engine.abilities.ability import Keyword
from engine.abilities.nouns.noun_groups import Group, KeywordName, KeywordWord
from engine.abilities.verbs.gain_lose_abilities import GainAbilities
from engine.events import EffectBegins, ZoneChange
from engine.rules.continuous.beginning import new_effect
from engine.rules.pipeline import commit
from engine.rules.replacement.counter_numbers import can_enter_with
from engine.rules.replacement.permanent_as_it_would_enter import with_counters, would_enter
from engine.state.choices import Choice, Gen, Message, Option
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import TargetId

HASTE = GainAbilities((Keyword(KeywordName(KeywordWord("haste"))),))


def riot(game: Game, event: ZoneChange, number: int, what: Group | None) -> Gen[ZoneChange]:
    """It has a +1/+1 counter, or it gains haste, which it keeps whether or not it still has riot (702.136a, 611.2a)."""
    _, seen = would_enter(game, event)
    if can_enter_with(game, event, "+1/+1"):
        options = [
            Option("counter", Message("riot-counter"), kind="may"),
            Option("haste", Message("riot-haste"), kind="may"),
        ]
        prompt = Message("choose-riot", {"object": TargetId.of_object(event.object)})
        answer = yield Choice(seen.controller, "riot", prompt, "702.136a", options)
        if answer == ["counter"]:
            return with_counters(event, "+1/+1", 1)
    entering = (TargetId.of_entering(event.object),)
    gains = new_effect(game, Frame(event.object, seen.controller), (HASTE,), entering)
    commit(game, [EffectBegins(gains)], "702.136a")
    return event
