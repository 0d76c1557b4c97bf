"""Alike steps, told once: what happens to several things at once, and what happens several times in a row."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from engine.events import DidNotHappen
from engine.report.narration.draft import Draft
from engine.report.narration.leaving_together import SEES
from engine.report.narration.one_blow import one_blow
from engine.report.narration.stops import is_stop_between
from engine.report.narration.sums import sum_of
from engine.report.narration.zone_changes import TO_OWNERS, in_number, meant_for, one_owner
from engine.rules.permanents.what_does_not_help import KEEPS_FROM_DESTRUCTION, OF_NO_USE
from engine.rules.triggers.what_is_missed import is_of_itself, so_not
from engine.state.choices import Message
from engine.state.log import Logged

NO_DEATH = "no-death"
"""Abilities that don't trigger as the same does not die."""

ENTERS = "tell-enters"
"""A permanent enters, and what it is then."""

OF_SEVERAL = frozenset(
    {"tell-destroyed", ENTERS, "tell-sacrificed", "tell-tapped", "tell-untapped", "tell-to-graveyard"}
    | {
        "tell-to-exile",
        "tell-turned-face-down",
        "tell-ceased",
        "not-destroyed",
        "not-prevented",
        "attacks-nothing",
        "attacked-has-left",
    }
    | {"tell-removed-from-combat"}
    | {"tell-to-hand", "tell-to-library", "tell-discard", "tell-mill"}
    | {NO_DEATH}
)
"""Steps that can speak of several objects; they are one if they happen at the same time."""

DRAWS, UNKNOWN = "tell-draw", ("an-unknown-card", "unknown-cards")
"""Cards drawn one by one are told together (121.2)."""

TRIGGERS, TARGETS, AGAIN = "tell-trigger", "tell-targets", "tell-trigger-again"
"""An ability triggers; its targets, where they are chosen after that was told; it triggers once more,
with its targets."""

SKIPS = "tell-skipped-draw"
"""A draw that was replaced."""

RESOLVES = frozenset({"tell-resolve-ability", "tell-resolve-copy"})
NOTHING = frozenset({"source-has-left", "has-come-back", "counts-none", "nothing-to-do", "nothing-exiled-with"})
"""What an ability that does nothing says of it, told once with how often it resolves."""

COPIED, REMOVED = "tell-copied", "tell-trigger-removed"
ACTIVATES = "tell-activate"
TIMES = frozenset({TRIGGERS, ACTIVATES, COPIED, REMOVED, *RESOLVES})
"""Steps that can say how many times the same happens in a row."""

WITH_PARTS = TIMES | {"tell-destroyed"}
"""Steps that are told once together with what is part of them, if that is alike too."""

SUMMED = {
    "tell-life-lost": ("amount", "life"),
    "tell-life-gained": ("amount", "life"),
    "tell-damage": ("amount", "left"),
    "tell-damage-to-several": ("amount", "left"),
    "tell-counters-put": ("count", "kind"),
}
"""Steps whose amounts add up within what happens several times; what the second argument says is as the last leaves it,
and so is what has come of it."""

LIFE = frozenset({"tell-life-lost", "tell-life-gained"})

HUSHED, LOST = "kept-from-triggering", "ability-lost"
"""Several abilities of one source that don't trigger because of the same."""

DOES_NOT_HELP = frozenset({"115.10a", "702.16e", *KEEPS_FROM_DESTRUCTION.values(), *OF_NO_USE})
"""The rules by which it is told of things what doesn't help them."""

NAMESAKES = frozenset({"source", "item"})
"""What may be one of several things of the same name, which is then said instead; the name stands in ``called``."""


def told_once(steps: Sequence[Draft], marks: Sequence[int], *, choosing: bool = False) -> list[Draft]:
    """The steps with alike neighbours made one, but not beyond a mark: what has been told stays as it is.

    ``choosing`` says whether somebody is being asked for something: an ability that has triggered once more is not told
    before its targets are chosen."""
    return _together(list(_once_more(list(one_blow(steps, marks)), choosing)), marks)


def _side_by_side(steps: Sequence[Draft], marks: Sequence[int]) -> list[Draft]:
    """The steps with the draws that an effect has replaced before those that it has made of them, where it has done so
    card by card (121.2, 614.11): "B doesn't draw, A draws Forest, B doesn't draw, A draws Island"."""
    made: list[Draft] = []
    for step in steps:
        place = len(made)
        while step.key == SKIPS and place and made[place - 1].key == DRAWS:
            place -= 1
        beside = place and made[place - 1].key == SKIPS and not _parted(made[-1:], [step], marks)
        made.insert(place if beside else len(made), step)
    return made


def _together(steps: Sequence[Draft], marks: Sequence[int]) -> list[Draft]:
    """Steps with alike neighbours made one: first the parts of a step, then the step with its parts."""
    told: list[Draft] = []
    block: list[Draft] = []
    for first, *parts in _blocks(_side_by_side(steps, marks)):
        following = [first, *_together(parts, marks)]
        if block and not _parted(block, following, marks) and _merge(block, following):
            continue
        told += block
        block = following
    return told + block


def _once_more(steps: Sequence[Draft], choosing: bool) -> Iterator[Draft]:
    """The steps, with the triggering of an ability that has just triggered told by its targets alone where these are
    chosen one by one."""
    before: Draft | None = None
    asked, place = False, 0
    while place < len(steps):
        step, following = steps[place], steps[place + 1] if place + 1 < len(steps) else None
        place += 1
        again = before is not None and (asked or before.args["targets"]) and _same_ability(before, step)
        if not again:
            before = step if step.key == TRIGGERS else before if step.key == TARGETS else None
            asked = step.key == TARGETS
            yield step
        elif following is not None and following.key == TARGETS and not step.args["targets"]:
            place, asked = place + 1, True
            yield _again(step, following.args["targets"], following)
        elif step.args["targets"] and asked:
            yield _again(step, step.args["targets"].args["targets"])
        elif step.args["targets"] or following is not None or not choosing:
            yield step


def _same_ability(one: Draft, other: Draft) -> bool:
    aims = {"times", "targets", "aimed"}
    return one.key == other.key and _but(one, aims) == _but(other, aims)


def _again(trigger: Draft, targets: list[object], chosen: Draft | None = None) -> Draft:
    """The step that tells that an ability has triggered once more, and its targets."""
    args = {"source": trigger.args["source"], "called": trigger.args["called"], "targets": targets}
    notes = [one for one in trigger.notes if one.key != SEES]
    made = replace(trigger, key=AGAIN, args=args, notes=notes, rules=[*trigger.rules], events=[*trigger.events])
    for logged in chosen.events if chosen is not None else ():
        made.take(logged)
    made.only_choice = made.only_choice or (chosen is not None and chosen.only_choice)
    return made


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
    if other[0].key == AGAIN:
        second = second[-1:]
    return not first or not second or is_stop_between(marks, first[-1].id, second[0].id)


def _merge(one: list[Draft], other: list[Draft]) -> bool:
    """Make the second part of the first, if they are alike in all but what adds up."""
    if one[0].key in SUMMED or not _alike(one[0], other[0]):
        return False
    if len(one) == len(other) and all(map(_alike, one, other)):
        pairs = list(zip(one, other, strict=True))
    elif one[0].key in RESOLVES and _add_up(one, other):
        pairs = _paired(one, other)
    else:
        return False
    for into, more in pairs:
        if into.key in OF_SEVERAL:
            name, number = _several(into)
            if into.key == NO_DEATH:
                into.args["so"] = _missed_by_both(into, more)
            into.args |= {name: [*into.args[name], *more.args[name]], number: into.args[number] + more.args[number]}
            if "why" in into.args and into.args["why"] != more.args["why"]:
                into.args["why"] = more.args["why"] if into.args["why"] == "own" else into.args["why"]
            if into.key in TO_OWNERS:
                into.args |= in_number(into.args, len(into.args[name]), one_owner(into, more.args["owner"].player))
        elif into.key in (SKIPS, HUSHED, LOST):
            into.args["count"] += more.args["count"]
            if into.key != SKIPS:
                into.args["so"] = _missed_by_both(into, more)
            if into.key == LOST:
                into.args["texts"] = [*into.args["texts"], *more.args["texts"]]
        elif into.key == DRAWS:
            into.args["card"] = _drawn(into.args["card"], more.args["card"])
        elif into.key in SUMMED:
            amount, last = SUMMED[into.key]
            into.args |= {amount: into.args[amount] + more.args[amount], last: more.args[last]}
            if "parts" in into.args:
                parts = [*into.args["parts"], *more.args["parts"]]
                into.args |= {"parts": parts, "sum": sum_of(parts)}
            into.outcome = more.outcome
            _call_by_name(into, more)
        elif into.key == AGAIN:
            _call_by_name(into, more)
            into.args["targets"] = [*into.args["targets"], *more.args["targets"]]
        elif into.key not in {REMOVED, *NOTHING}:
            _call_by_name(into, more)
            _aim(into, more)
            count = _times(into) + _times(more)
            into.args["times"] = Message("times", {"count": count})
            if "copies" in into.args:
                into.args["copies"] = count
            into.changed_by += [one for one in more.changed_by if one not in into.changed_by]
        for logged in more.events:
            into.take(logged)
    return True


def _missed_by_both(one: Draft, other: Draft) -> Message | str:
    """What doesn't happen as abilities don't trigger; of several objects' not what they would have done to these."""
    both = (one.args["so"], other.args["so"])
    missed = [missed for so in both if isinstance(so, Message) for missed in so.args["what"]]
    several = one.key == NO_DEATH and one.args["what"] != other.args["what"]
    return so_not([said for said in missed if not (several and is_of_itself(said))])


def _add_up(one: Sequence[Draft], other: Sequence[Draft]) -> bool:
    """Whether what is part of two alike steps only adds up, though for other players or things: no player both gains
    and loses life, whose order would matter."""
    parts = (*one[1:], *other[1:])
    if not all(part.key in SUMMED and part.depth == one[0].depth + 1 and part.events for part in parts):
        return False
    changed = {(part.key, part.args["player"]) for part in parts if part.key in LIFE}
    return len(changed) == len({player for _, player in changed})


def _paired(one: list[Draft], other: Sequence[Draft]) -> list[tuple[Draft, Draft]]:
    """What is alike in two steps and their parts; what is only in the second becomes part of the first."""
    pairs = [(one[0], other[0])]
    for part in other[1:]:
        same = next((it for it in one[1:] if _alike(it, part)), None)
        if same is not None:
            pairs.append((same, part))
        else:
            behind = max((place for place, it in enumerate(one) if it.key == part.key), default=len(one) - 1)
            one.insert(behind + 1, part)
    return pairs


def _aim(into: Draft, more: Draft) -> None:
    """What abilities that trigger alike are aimed at: each, where that differs."""
    if _aimed_at_one(into):
        aimed = into.args["aimed"] = [*_aimed(into), *_aimed(more)]
        same = len(set(aimed)) == 1
        args = {"targets": aimed[:1] if same else aimed, "count": len(aimed)}
        key = "copy-targeting" if into.key == COPIED else "targeting-each" if same else "targeting"
        into.args["targets"] = Message(key, args)


def _aimed(draft: Draft) -> list[Any]:
    """The targets of what has triggered, once or several times."""
    targets = draft.args.get("targets")
    return draft.args.get("aimed") or (targets.args["targets"] if isinstance(targets, Message) else [])


def _aimed_at_one(draft: Draft) -> bool:
    """Whether what has triggered has a single target each time."""
    return len(_aimed(draft)) == _times(draft)


def _call_by_name(into: Draft, more: Draft) -> None:
    """Call namesakes by their name where they differ."""
    for name in NAMESAKES & into.args.keys():
        if into.args[name] != more.args[name]:
            into.args[name] = into.args["called"]


def _drawn(one: Any, more: Any) -> Any:
    """The cards drawn: by name, or how many unknown ones."""
    if isinstance(one, Message):
        return Message("unknown-cards", {"count": one.args.get("count", 1) + more.args.get("count", 1)})
    return [*_listed(one), *_listed(more)]


def _listed(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]


def _several(draft: Draft) -> tuple[str, str]:
    """The argument of a step that names several objects, and the one that says how many they are."""
    return "object" if "object" in draft.args else "what", "number" if draft.key == NO_DEATH else "count"


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
    if one.key == ENTERS and one.outcome != other.outcome:
        return False
    if one.key in OF_SEVERAL:
        whose = {"owner", "owners", "not_there"} if one.key in TO_OWNERS else set()
        apart, at_once = (
            {*_several(one), *whose, *(["so"] if one.key == NO_DEATH else [])},
            (_at_once(one.events[0], other.events[0]) or _both_unknown(one, other))
            and meant_for(one) == meant_for(other),
        )
    elif one.key == DRAWS:
        unknown = [isinstance(it.args["card"], Message) and it.args["card"].key in UNKNOWN for it in (one, other)]
        named = [not isinstance(it.args["card"], Message) for it in (one, other)]
        apart, at_once = {"card"}, all(unknown) or all(named)
    elif one.key in (SKIPS, HUSHED, LOST):
        apart, at_once = {"count", "text", "ability", "texts", "so"}, True
    elif one.key in NOTHING:
        apart, at_once = set(), True
    elif one.key in SUMMED:
        apart, at_once = {*SUMMED[one.key], "parts", "sum"} - {"kind"}, True
    elif one.key == AGAIN:
        apart, at_once = {"targets"}, True
    else:
        aimed = {"targets", "aimed"} if _aimed_at_one(one) and _aimed_at_one(other) else set()
        apart, at_once = {"times", "copies", *aimed, *(["item"] if one.key == REMOVED else [])}, one.key in TIMES
    if one.args.get("called"):
        apart |= NAMESAKES
    same_sentence = one.events[0].text == other.events[0].text
    return at_once and same_sentence and _rules(one) == _rules(other) and _but(one, apart) == _but(other, apart)


def _both_unknown(one: Draft, other: Draft) -> bool:
    """Whether two steps move cards of which nobody has said which they are: it makes no difference in which order."""
    return bool(one.args.get("unknown") and other.args.get("unknown"))


def _rules(draft: Draft) -> list[str]:
    """The rules of a step but those that say something of a few of several things, or, as the one by which an ability
    triggers an additional time does, only how often."""
    aside = {"603.2d"} if draft.key == TRIGGERS else DOES_NOT_HELP if draft.key in OF_SEVERAL else set()
    return [rule for rule in draft.rules if rule not in aside]


def _at_once(one: Logged, other: Logged) -> bool:
    """Whether two events happen at the same time, or neither does in the course of the same."""
    denied = isinstance(one.event, DidNotHappen) and isinstance(other.event, DidNotHappen)
    return one.batch == other.batch or (denied and one.parent == other.parent)


def _but(draft: Draft, apart: set[str]) -> dict[str, object]:
    return {name: value for name, value in draft.args.items() if name not in apart}
