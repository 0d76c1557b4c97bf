"""Counters of which it matters whether a creature has them: those with which it comes back, and those for want of which
it would (CR 702.79a, 702.93a)."""

from __future__ import annotations

from engine.report.stories import Story
from engine.state.characteristics import Characteristics
from engine.state.choices import Message
from engine.state.objects import GameObject
from engine.state.zones import Zone

KEPT_FROM_BY = {"undying": "+1/+1", "persist": "-1/-1"}
"""The kind of counter with which what dies does not come back by the keyword."""


def counter_that_is_gone(story: Story, it: GameObject, seen: Characteristics) -> str | None:
    """The kind of counter that would have kept a creature from coming back, where there is none any more."""
    kinds = (kind for word, kind in KEPT_FROM_BY.items() if seen.has(word) and "Creature" in seen.types)
    return next((kind for kind in kinds if kind in story.counters and not it.counters.get(kind)), None)


def counters_of_size(story: Story, it: GameObject) -> Message | str:
    """The counters of one kind with which something has entered that make its size, as far as they are there."""
    entered = next(move for move in reversed(story.moves) if move.to is Zone.BATTLEFIELD)
    kinds = [(kind, n) for kind, n in entered.counters if "/" in kind and it.counters.get(kind) == n]
    if len(kinds) != 1:
        return ""
    ((kind, number),) = kinds
    return Message("back-with-counters", {"kind": kind, "number": number, "count": 1})
