"""The same counters put on several things at once, told as one step with what has become of each (CR 122.6)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from engine.events import CountersPut
from engine.report.narration.draft import Draft
from engine.report.narration.stops import is_stop_between
from engine.state.choices import Message
from engine.state.ids import TargetId

PUT, PUT_ON_EACH = "tell-counters-put", "tell-counters-put-each"

MOST_NAMED = 5
"""So many things that are of different sizes then are one step; of one size, any number."""

Together = Callable[[Sequence[Any]], list[Any]]
"""Namesakes as one thing."""


def on_several(steps: Sequence[Draft], marks: Sequence[int], together: Together) -> list[Draft]:
    """The steps with counters that are put on things together in one step, but not beyond a mark."""
    return [step for group in _groups(steps, marks) for step in _told(group, together)]


def _groups(steps: Sequence[Draft], marks: Sequence[int]) -> Iterator[list[Draft]]:
    group: list[Draft] = []
    for step in steps:
        if group and not _joins(group[-1], step, marks):
            yield group
            group = []
        group.append(step)
    if group:
        yield group


def _joins(last: Draft, step: Draft, marks: Sequence[int]) -> bool:
    """Whether as many counters of that kind are put on one more thing at the same time, because of the same."""
    if last.key != PUT or step.key != PUT or step.depth != last.depth or step.by_hand or last.by_hand:
        return False
    if not _is_thing(last) or not _is_thing(step) or is_stop_between(marks, last.events[-1].id, step.events[0].id):
        return False
    alike = all(last.args[name] == step.args[name] for name in ("count", "kind"))
    because = (last.rules, last.changed_by, last.counted) == (step.rules, step.changed_by, step.counted)
    return alike and because and _times(last) == _times(step)


def _is_thing(step: Draft) -> bool:
    on = step.args["on"]
    return isinstance(on, TargetId) and on.object is not None


def _times(step: Draft) -> list[tuple[int, tuple[tuple[int, int, int], ...]]]:
    """When the counters were put there, and how effects have changed their number."""
    return [(one.batch, one.amounts) for one in step.events if isinstance(one.event, CountersPut)]


def _told(group: Sequence[Draft], together: Together) -> Iterator[Draft]:
    """Those of one size as one step; all as one, each with its size, where they are few."""
    if len(group) == 1:
        yield group[0]
        return
    alike: list[list[Draft]] = []
    for step in group:
        same = next((those for those in alike if those[0].outcome == step.outcome), None)
        if same is None:
            alike.append([step])
        else:
            same.append(step)
    named = [together([step.args["on"] for step in those]) for those in alike]
    sizes = [those[0].outcome for those in alike]
    if len(alike) == 1 or sum(map(len, named)) > MOST_NAMED:
        for those, things in zip(alike, named, strict=True):
            yield _one(those, things) if len(those) > 1 else those[0]
        return
    each = [
        Message("now-of-size", {"object": thing, "size": size.args["sizes"]}) if size is not None else thing
        for things, size in zip(named, sizes, strict=True)
        for thing in things
    ]
    told = _one(group, each)
    told.outcome = None
    yield told


def _one(group: Sequence[Draft], things: list[Any]) -> Draft:
    told = group[0]
    for step in group[1:]:
        told.changes += step.changes
        for logged in step.events:
            told.take(logged)
    told.key, told.args = PUT_ON_EACH, {**told.args, "on": things}
    return told
