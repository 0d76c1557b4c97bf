"""Telling of what objects have become because of effects (CR 613): "Grizzly Bears becomes 3/3: Glorious Anthem."

What the event itself says is not said again: the outcome is added to its step. Objects that one effect has changed
alike are one step.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any

from engine import events as ev
from engine.events.telling import tells
from engine.report.model import StepKind
from engine.report.narration.basic_lands import basics_left_alone
from engine.report.narration.becoming_creatures import in_one_phrase, size_of
from engine.report.narration.characteristics_in_words import (
    MOST_NAMED,
    cause_words,
    clauses_of,
    each_sized,
    gone_together,
    joins,
    lost_abilities,
    sizes_of,
    those_alike,
    told,
    what_changed,
)
from engine.report.narration.draft import Draft
from engine.report.narration.effects_in_words import lasting, shows
from engine.report.narration.narrator import Narrator
from engine.rules.continuous.what_it_counts import told as what_is_counted
from engine.state.choices import Message
from engine.state.continuous_effects import Effect
from engine.state.ids import TargetId
from engine.state.log import Logged

OUTCOME_LOSES = "outcome-loses"
"""That what an effect changes has no abilities because of others."""

APPLIED_BEFORE = "applied-before"
"""That an effect applies before those of others, which depend on it (613.8)."""

IS_NEWER = "effect-is-newer"
"""That an effect is newer than those of others, and so decides (613.7)."""

LOSES_ALL = ("loses-all-abilities", "loses-other-abilities")


@tells(ev.CharacteristicsChanged)
def _changed(n: Narrator, logged: Logged, event: ev.CharacteristicsChanged) -> None:
    cause = n.game.log[logged.parent - 1] if logged.parent is not None else None
    if cause is not None and isinstance(cause.event, ev.ZoneChange) and cause.id not in n.shown:
        n.held.setdefault(cause.id, []).append(logged)  # casting is told once it is complete
        return
    if _is_told_later(n, logged, event):
        n.silent(logged)
        return
    if cause is not None and cause.id in n.shown and _goes_without_saying(n, cause, logged, event):
        return
    above = n.above(logged)
    for draft in reversed(n.steps):
        if draft.kind is not StepKind.CHANGED or n.above(draft.events[0]) is not above:
            break
        if not n.told_between(draft.events[0], logged) and joins(draft.changes, event):
            n.fold(logged, draft)
            draft.changes.append(event)
            n.told_when_complete(draft, told)
            return
    draft = n.step(logged, "tell-changed", **told([event]))
    draft.kind = StepKind.CHANGED
    draft.changes.append(event)
    if cause is not None and isinstance(cause.event, ev.ZoneChange):
        together = [one.event for one in n.children[cause.id] if isinstance(one.event, ev.CharacteristicsChanged)]
        notes = basics_left_alone(n.game, event, cause.event, {one.object for one in together})
        said = [note for step in n.steps if step.kind is StepKind.CHANGED for note in step.notes]
        draft.notes += [note for note in notes if note not in said]


def _is_told_later(n: Narrator, logged: Logged, event: ev.CharacteristicsChanged) -> bool:
    """Whether effects apply to what enters that are told to begin behind that (611.2e)."""
    if not event.enters:
        return False
    entered = n.game.logged(ev.EffectBegins, since=logged.id)
    begin = {(e.effect.source, e.effect.timestamp) for one, e in entered if "611.2e" in one.rules}
    return bool(begin) and all((cause.source, cause.timestamp) in begin for cause in event.causes)


def _goes_without_saying(n: Narrator, cause: Logged, logged: Logged, event: ev.CharacteristicsChanged) -> bool:
    """Whether the step of the event that led to it says what has changed; then the outcome is added there."""
    step, what = n.shown[cause.id], cause.event
    if isinstance(what, ev.EffectBegins):
        own = any(_is_of(cause, what) for cause in event.causes)
        says = own and TargetId.of_object(event.object) in (what.effect.affected or ())
    elif isinstance(what, ev.CountersPut | ev.CountersRemoved):
        says = what.target.object == event.object and all(c.counters for c in event.causes)
    elif isinstance(what, ev.ZoneChange):
        says = event.enters and event.object in what.became and all(c.counters for c in event.causes)
    elif isinstance(what, ev.Attached):
        says = all(c.source == what.object for c in event.causes)
    else:
        says = step.key == "tell-effects-end" and not any(c.applies for c in event.causes)
    if not says:
        return False
    n.fold(logged, step)
    step.changes.append(event)
    if isinstance(what, ev.EffectBegins):
        waits = [one.object for one in step.changes if any(c.first_for and _is_of(c, what) for c in one.causes)]
        step.notes = [one for one in step.notes if one.key != APPLIED_BEFORE]
        if waits:
            said = {"effects": TargetId.of_objects(waits), "count": len(waits)}
            step.notes.append(Message(APPLIED_BEFORE, said))
    step.outcome = _outcome(step, isinstance(what, ev.Attached) or step.key == "tell-effects-end")
    if isinstance(what, ev.EffectBegins):
        step.notes = [*(one for one in step.notes if one.key != IS_NEWER), *_newer(step, what)]
        counted = (cause.counting for cause in event.causes if _is_of(cause, what))
        words = [what_is_counted(one) for one in counted if one is not None]
        step.notes += [one for one in words if one not in step.notes]
    if isinstance(what, ev.EffectBegins) and step.key in ("tell-effect-text", "tell-effect-changes"):
        _say_by_changes(step, what.effect)
    return True


def _newer(step: Draft, begins: ev.EffectBegins) -> list[Message]:
    """Than whose effects the one that begins is newer, where these would make something else of what it changes: that
    it is the later one is why it decides (613.7); unless that is said with the size that it makes."""
    sized = bool(_sized_by(step.outcome))
    own = [cause for one in step.changes for cause in one.causes if _is_of(cause, begins)]
    own = [cause for cause in own if not sized or cause.order_of != {"size"}]
    over = dict.fromkeys(source for cause in own for source in cause.over if source != begins.effect.source)
    return [Message(IS_NEWER, {"others": TargetId.of_objects(over), "number": len(over)})] if over else []


def _sized_by(outcome: Message | None) -> Sequence[Message]:
    """The effects that an outcome names as those which make a size."""
    return outcome.args.get("effects", ()) if outcome is not None else ()


def _say_by_changes(step: Draft, effect: Effect) -> None:
    """What an effect does is also said by what it has changed, where that is all that the words of the card say: for
    languages that can't say these."""
    until, alike = lasting(effect), those_alike(step.changes)
    said = until is not None or effect.duration is None
    if not said or len(alike) != 1 or not all(shows(verb, event) for verb in effect.verbs for event in alike[0]):
        step.key = "tell-effect-text"
        return
    outcome = step.outcome
    loses = outcome is not None and outcome.key == OUTCOME_LOSES
    sizes = sizes_of(alike[0]) if outcome is None or (loses and not outcome.args["size"]) else ()
    clauses = [
        *sizes,
        *(one for one in clauses_of(alike[0][0], len(alike[0])) if not loses or one.key not in LOSES_ALL),
    ]
    clauses = in_one_phrase(clauses)
    step.key = "tell-effect-changes" if clauses else "tell-effect-text"
    step.args["changes"] = Message("effect-clauses", {"clauses": clauses, "until": until}) if until else clauses


def _gone(changes: Sequence[ev.CharacteristicsChanged]) -> list[ev.Cause]:
    """What no longer makes things the size that they were (613.4)."""
    return [*dict.fromkeys(cause for one in changes for cause in one.makers if not cause.applies)]


def _outcome(step: Draft, whole: bool) -> Message | None:
    """What has come of it: the new sizes, or all that has changed where the step does not say it."""
    if whole:
        alike = those_alike(step.changes)
        if len(alike) > MOST_NAMED:
            return None
        each = Message("list", {"items": [what_changed(events) for events in alike]})
        return Message("outcome-effects-end" if step.key == "tell-effects-end" else "outcome", {"changes": each})
    if len(step.changes) > MOST_NAMED:
        return None
    sized, taken = _sized(step), _taken_by_others(step)
    if not taken:
        return sized
    if sized is not None and _effects(sized.args.get("effects", ())) == _effects(taken):  # named once is enough
        sized = Message("outcome-size", {"sizes": sized.args["sizes"]})
    clause = next(one for one in clauses_of(step.changes[0], len(step.changes)) if one.key in LOSES_ALL)
    return Message(OUTCOME_LOSES, {"size": sized or "", "clause": clause, "effects": taken})


def _effects(causes: Iterable[Message]) -> list[Any]:
    return [cause.args["effect"] for cause in causes if "effect" in cause.args]


def _taken_by_others(step: Draft) -> list[Message]:
    """The effects of others that take all abilities of what an effect makes a creature; an older one that would have
    set its size does not (613.7)."""
    if not step.changes or not isinstance(step.events[0].event, ev.EffectBegins):
        return []
    first, begins = step.changes[0], step.events[0].event
    if any(lost_abilities(one) != lost_abilities(first) for one in step.changes) or not lost_abilities(first):
        return []
    over = {source for cause in first.causes if _is_of(cause, begins) for source in cause.over}
    found: list[Message] = []
    for cause in first.causes:
        if cause.takes_abilities and not _is_of(cause, begins):
            said = cause_words(cause, first.object, len(step.changes), why=False)
            older = Message("cause-older-size", {"effect": said, "size": size_of(first), "count": len(step.changes)})
            found.append(older if cause.source in over and len(step.changes) == 1 else said)
    return found


def _sized(step: Draft) -> Message | None:
    """The new sizes of what an effect has changed, where its words do not say them, and what else makes them so."""
    sizes = [size for event in step.changes if (size := size_of(event))]
    said = str(step.args.get("text", ""))
    if not sizes or any(re.search(rf"(?<![-+/\d]){size}(?![/\d])", said) for size in sizes):
        return None
    now = each_sized(step.changes)
    if any(one.makers for one in step.changes):
        sizing = [cause for cause in step.changes[0].makers if cause.makes]
        effects = [cause_words(cause, step.changes[0].object, len(step.changes)) for cause in sizing]
    else:
        others = [cause for one in step.changes for cause in one.causes if not _is_of(cause, step.events[0].event)]
        effects = [cause_words(cause, step.changes[0].object, len(step.changes)) for cause in dict.fromkeys(others)]
    if effects and isinstance(step.events[0].event, ev.EffectBegins):
        of = step.changes[0].object
        gone = [cause_words(cause, of, len(step.changes)) for cause in gone_together(_gone(step.changes), of)]
        no_longer = Message("outcome-gone", {"effects": gone}) if gone else ""
        return Message("outcome-size-with", {"sizes": now, "effects": effects, "gone": no_longer})
    return Message("outcome-size", {"sizes": now})


def _is_of(cause: ev.Cause, what: ev.Event) -> bool:
    """Whether a cause is the effect that begins."""
    if not isinstance(what, ev.EffectBegins):
        return False
    return cause.source == what.effect.source and cause.timestamp == what.effect.timestamp
