"""What tokens that are copies are called from then on, told as they are created where later steps name them (707.2)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from engine.report.narration.draft import Draft
from engine.state.choices import Message
from engine.state.ids import ObjectId


def introduced_where_named(steps: Sequence[Draft], root: Callable[[ObjectId], ObjectId]) -> list[Draft]:
    """The steps, those that create copies without what these are called where no later step speaks of one of them but
    as part of that. ``root`` is the first number of an object through all zones."""
    made: list[Draft] = []
    for place, step in enumerate(steps):
        called = step.args.get("introduced")
        if isinstance(called, Message):
            these = {*map(root, called.objects())}
            behind = (n for n in range(place + 1, len(steps)) if steps[n].depth <= step.depth)
            others = steps[next(behind, len(steps)) :]
            if not any(these & {*map(root, one.message.objects())} for one in others):
                step = replace(step, args=step.args | {"introduced": ""})
        made.append(step)
    return made
