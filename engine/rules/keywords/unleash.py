"""Unleash (CR 702.98)."""

from __future__ import annotations

from engine.abilities.nouns.noun_groups import Group
from engine.events import ZoneChange
from engine.rules.choices.may_prompts import may_prompt
from engine.rules.replacement.counter_numbers import can_enter_with
from engine.rules.replacement.permanent_as_it_would_enter import with_counters, would_enter
from engine.state.choices import YES_NO, Choice, Gen
from engine.state.game import Game


def _may_enter_with(game: Game, event: ZoneChange, text: str, rule: str) -> Gen[bool]:
    if not can_enter_with(game, event, "+1/+1"):
        return False
    _, seen = would_enter(game, event)
    prompt = may_prompt(event.object, text)
    answer = yield Choice(seen.controller, "may", prompt, rule, YES_NO)
    return bool(answer == ["yes"])


def unleash(game: Game, event: ZoneChange, number: int, what: Group | None) -> Gen[ZoneChange]:
    """It may have a +1/+1 counter (702.98a)."""
    may = yield from _may_enter_with(game, event, "enter with an additional +1/+1 counter", "702.98a")
    return with_counters(event, "+1/+1", 1) if may else event
