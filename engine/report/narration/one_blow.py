"""What one source deals to several objects and players at once, told as one step (CR 120.3, 510.2)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.report.narration.draft import Draft
from engine.report.narration.stops import is_stop_between
from engine.state.choices import Message

TO_ONE, TO_SEVERAL = "tell-damage", "tell-damage-to-several"

MOST_NAMED = 8
"""So many of whom it is dealt to are named; of more, one less and the number of the others."""


def one_blow(steps: Sequence[Draft], marks: Sequence[int]) -> Iterator[Draft]:
    """The steps with damage that one source deals at once in one step, but not beyond a mark."""
    blow: list[Draft] = []
    for step in steps:
        if blow and _is_part(blow[-1], step, marks):
            blow.append(step)
            continue
        yield from _told(blow)
        blow = [step]
    yield from _told(blow)


def _is_part(before: Draft, step: Draft, marks: Sequence[int]) -> bool:
    """Whether a step tells damage that was dealt together with that of the step before it, as much by the same."""
    if before.key != TO_ONE or step.key != TO_ONE or step.depth != before.depth or step.by_hand:
        return False
    if is_stop_between(marks, before.events[-1].id, step.events[0].id):
        return False
    one, other = before.events[0], step.events[0]
    alike = all(before.args[name] == step.args[name] for name in ("source", "amount", "count", "instead"))
    together = (one.batch, one.text, one.amounts) == (other.batch, other.text, other.amounts)
    return alike and together and before.changed_by == step.changed_by and before.only_choice == step.only_choice


def _told(blow: Sequence[Draft]) -> Iterator[Draft]:
    """Damage to one as it is; that to several together, with what has become of each that has not simply died."""
    if len(blow) < 2:
        yield from blow
        return
    told = blow[0]
    results = list(_results(blow))
    for step in blow[1:]:
        for logged in step.events:
            told.take(logged)
    to = [step.args["to"] for step in blow]
    if len(to) > MOST_NAMED:
        to = [*to[: MOST_NAMED - 1], Message("verdict-more", {"count": len(to) - MOST_NAMED + 1})]
    left = Message("in-brackets", {"what": Message("list", {"items": results})}) if results else ""
    told.key, told.args = TO_SEVERAL, {**told.args, "to": to, "left": left}
    yield told


def _results(blow: Sequence[Draft]) -> Iterator[Message]:
    """Who survives, together where it is as the same, and at how much life players are."""
    survivors: dict[str, Message] = {}
    for step in blow:
        left = step.args["left"]
        if not isinstance(left, Message):
            continue
        if left.key != "survives":
            yield Message("is-at-life", left.args)
            continue
        known = survivors.setdefault(repr(left.args), Message("survive-as", {**left.args, "things": [], "count": 0}))
        known.args["things"].append(step.args["to"])
        known.args["count"] += 1
    yield from survivors.values()
