"""Unleash: entering with a counter or without (CR 702.98)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.decisions import Choice, Gen, Message
from engine.events import Event, ZoneChange
from engine.game import Game
from engine.rules.effects.sentences import YES_NO
from engine.rules.entering import with_counters, would_enter
from engine.rules.replacement import Replacement, replaces


@replaces(ZoneChange)
def _unleashed(game: Game, event: Event) -> Iterable[Replacement]:
    """Each instance asks by itself (702.98a)."""
    assert isinstance(event, ZoneChange)
    if not event.enters:
        return
    _, seen = would_enter(game, event)
    for number, _ in enumerate(seen.abilities.keyword("unleash")):
        label = Message("enters-in-a-way", {"object": ("object", event.object)})
        yield Replacement(("unleash", event.object, number), event.object, label, ("702.98a",), _may_enter_with)


def _may_enter_with(game: Game, event: Event) -> Gen[list[Event]]:
    assert isinstance(event, ZoneChange)
    _, seen = would_enter(game, event)
    prompt = Message("may", {"source": ("object", event.object), "text": "enter with an additional +1/+1 counter"})
    answer = yield Choice(seen.controller, "may", prompt, "702.98a", YES_NO)
    return [with_counters(event, "+1/+1", 1) if answer == ["yes"] else event]
