"""Alike steps, told once: what happens to several things at once, and what happens several times in a row."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from engine.report.narration.narrator import Draft
from engine.state.choices import Message

OF_SEVERAL = frozenset(
    {"tell-destroyed", "tell-sacrificed", "tell-tapped", "tell-untapped", "tell-to-graveyard", "tell-to-exile"}
    | {"tell-ceased", "not-destroyed"}
    | {"tell-to-hand", "tell-to-library", "tell-discard", "tell-mill"}
)
"""Steps that can speak of several objects; they are one if they happen at the same time."""

DRAWS = "tell-draw"
"""Cards drawn one by one are told together (121.2)."""

TIMES = frozenset({"tell-trigger", "tell-resolve-ability"})
"""Steps that can say how many times the same happens in a row."""

WITH_PARTS = TIMES | {"tell-destroyed"}
"""Steps that are told once together with what is part of them, if that is alike too."""

SUMMED = {
    "tell-life-lost": ("amount", "life"),
    "tell-life-gained": ("amount", "life"),
    "tell-damage": ("amount", "left"),
    "tell-counters-put": ("count", "kind"),
}
"""Steps whose amounts add up within what happens several times; what the second argument says is as the last leaves it,
and so is what has come of it."""

NAMESAKES = frozenset({"source", "item"})
"""What may be one of several things of the same name, which is then said instead; the name stands in ``called``."""


def told_once(steps: Sequence[Draft], marks: Sequence[int]) -> list[Draft]:
    """The steps with alike neighbours made one, but not beyond a mark: what has been told stays as it is."""
    told: list[Draft] = []
    block: list[Draft] = []
    for following in _blocks(steps):
        if block and not _parted(block, following, marks) and _merge(block, following):
            continue
        told += block
        block = following
    return told + block


def _blocks(steps: Sequence[Draft]) -> Iterator[list[Draft]]:
    """Each step with those that are part of it, down to single ones: steps with parts are blocks only if they can be
    told with their number."""
    place = 0
    while place < len(steps):
        end = place + 1
        if steps[place].key in WITH_PARTS:
            while end < len(steps) and steps[end].depth > steps[place].depth:
                end += 1
        yield list(steps[place:end])
        place = end


def _parted(one: Sequence[Draft], other: Sequence[Draft], marks: Sequence[int]) -> bool:
    first, second = one[-1].events, other[0].events
    return not first or not second or any(first[-1].id <= mark < second[0].id for mark in marks)


def _merge(one: list[Draft], other: list[Draft]) -> bool:
    """Make the second part of the first, if they are alike in all but what adds up."""
    if one[0].key in SUMMED or len(one) != len(other) or not all(map(_alike, one, other)):
        return False
    for into, more in zip(one, other, strict=True):
        if into.key in OF_SEVERAL:
            name = _several(into)
            into.args |= {name: [*into.args[name], *more.args[name]], "count": into.args["count"] + more.args["count"]}
        elif into.key == DRAWS:
            into.args["card"] = [*_listed(into.args["card"]), *_listed(more.args["card"])]
        elif into.key in SUMMED:
            amount, last = SUMMED[into.key]
            into.args |= {amount: into.args[amount] + more.args[amount], last: more.args[last]}
            into.outcome = more.outcome
            _call_by_name(into, more)
        else:
            _call_by_name(into, more)
            count = _times(into) + _times(more)
            into.args["times"] = Message("times", {"count": count})
        for logged in more.events:
            into.take(logged)
    return True


def _call_by_name(into: Draft, more: Draft) -> None:
    """Call namesakes by their name where they differ."""
    for name in NAMESAKES & into.args.keys():
        if into.args[name] != more.args[name]:
            into.args[name] = into.args["called"]


def _listed(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]


def _several(draft: Draft) -> str:
    """The argument of a step that names several objects."""
    return "object" if "object" in draft.args else "what"


def _times(draft: Draft) -> int:
    times = draft.args.get("times")
    return int(times.args["count"]) if isinstance(times, Message) else 1


def _alike(one: Draft, other: Draft) -> bool:
    if (
        not one.events
        or not other.events
        or one.key != other.key
        or one.depth != other.depth
        or one.kind is not other.kind
        or one.by_hand
        or other.by_hand
    ):
        return False
    if one.key in OF_SEVERAL:
        apart, at_once = {_several(one), "count"}, one.events[0].batch == other.events[0].batch
    elif one.key == DRAWS:
        apart, at_once = {"card"}, not any(isinstance(it.args["card"], Message) for it in (one, other))
    elif one.key in SUMMED:
        apart, at_once = {*SUMMED[one.key]} - {"kind"}, True
    else:
        apart, at_once = {"times"}, one.key in TIMES
    if one.args.get("called"):
        apart |= NAMESAKES
    same_sentence = one.events[0].text == other.events[0].text
    return at_once and same_sentence and one.rules == other.rules and _but(one, apart) == _but(other, apart)


def _but(draft: Draft, apart: set[str]) -> dict[str, object]:
    return {name: value for name, value in draft.args.items() if name not in apart}
