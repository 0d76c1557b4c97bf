"""Telling of choices that were made without asking or since there was only one legal answer, and of what was refused as
expected: they have a place in the log without being events."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import dropwhile, takewhile, zip_longest
from typing import TYPE_CHECKING, Any

from engine.events import DidNotHappen
from engine.report.model import StepKind
from engine.report.narration.draft import Draft
from engine.report.narration.stops import first_stop
from engine.state.choices import Message
from engine.state.ids import TargetId
from engine.state.log import Logged
from engine.table.history import Decided, Refusal

if TYPE_CHECKING:
    from engine.report.narration.narrator import Narrator


HAS_TO = {"attackers": "508.1d", "blockers": "509.1c"}
"""The rules by which what has to attack or block does."""
DECLARED = {"attackers": "tell-attack", "blockers": "tell-block"}
"""The steps that tell of it."""


def tell_decided(n: Narrator, decided: Decided, following: Logged | None) -> None:
    """A choice that had only one legal answer, or could not matter; not one for a spell that was taken back again
    (733.1)."""
    choice, answer = decided.choice, decided.answer
    if not all(n.game.known(i) for i in choice.prompt.objects()):
        return
    after = following.event if following is not None else None
    if isinstance(after, DidNotHappen) and after.message.key == "x-is-0":
        return  # which says it (107.3b)
    args: dict[str, Any] = {"player": TargetId.of_player(choice.player)}
    key = f"tell-no-{choice.kind}"
    rules = [choice.rule, *(("508.8",) if choice.kind == "attackers" else ())]
    if choice.form != "map":
        key = "tell-decided"
        args |= {"prompt": choice.prompt, "answer": answer_words(choice, answer)}
    elif answer:
        key, rules = "tell-decided", [HAS_TO[choice.kind]]
        args |= {"prompt": choice.prompt, "answer": Message("list", {"items": [*answer]})}
    if decided.alike:
        listed = choice.listed()
        sources = {n.game.find(one.object).base.name for one in listed if one.object is not None}
        if len(sources) == 1 and (listed[0].kind == "trigger" or choice.rule == "401.4"):
            return  # told once with their number as they trigger, or are put there
        key = "tell-alike-order" if choice.ordered else "tell-alike"
    begun = n.begin_waiting(DECLARED.get(choice.kind, key) if answer else key)
    draft = Draft(key, args, 1 if n.step_has_just_begun else n.depth(following))
    draft.cite(rules)
    draft.course = begun
    draft.before = decided.log + 1
    latest = n.steps[-1] if len(n.steps) > n.told else None
    if latest is None or not _is_of(latest, decided) or not latest.tells(draft):
        n.steps.append(draft)


def _is_of(step: Draft, decided: Decided) -> bool:
    """Whether a step goes on behind a choice, or speaks of what that is made for: the trigger that is being aimed."""
    about = {*decided.choice.prompt.objects()}
    return any(one.id > decided.log for one in step.events) or not about.isdisjoint(step.message.objects())


def tell_chosen(n: Narrator, decided: Decided, following: Logged | None) -> None:
    """Which of several effects a player chose to apply first (616.1)."""
    choice = decided.choice
    chosen = next(one for one in choice.listed() if [one.answer] == decided.answer)
    effect = TargetId.of_object(chosen.object) if chosen.object is not None else chosen.label
    args = {"player": TargetId.of_player(choice.player), "effect": effect, "which": choice.prompt.args.get("which", "")}
    draft = Draft("tell-chose-effect", args, n.depth(following), ["616.1"], kind=StepKind.ASKED)
    draft.cite([choice.rule])
    draft.before = decided.log + 1
    n.steps.append(draft)


def tell_refused(n: Narrator, refusal: Refusal) -> None:
    """An act that was refused as the script expected."""
    n.begin_waiting()
    draft = Draft("tell-refused", {"reason": refusal.reason}, 0, list(refusal.rules), refused=True)
    draft.before = refusal.log + 1
    n.steps.append(draft)


def answer_words(choice: Any, answer: Any) -> Any:
    """What was decided, in words: a number, a division, who is sent where, or the labels of options."""
    if choice.form == "number":
        return answer
    labels = {option.answer: _said(option) for option in (*choice.listed(), *choice.onto)}
    if choice.form == "division":
        return [Message("share", {"count": n, "to": labels[i]}) for i, n in answer.items() if n]
    if choice.form == "map":
        goals = ((who, goal if isinstance(goal, list) else [goal]) for who, goal in answer.items())
        sent = [Message("sent", {"who": labels[who], "where": [labels[to] for to in where]}) for who, where in goals]
        return sent or Message("nothing")
    return [labels[i] for i in answer] or Message("nothing")


def _said(option: Any) -> Message:
    """An option as it is called within a sentence: colors are written small there."""
    return Message("color-chosen", option.label.args) if option.label.key == "color" else option.label


# ---- which of them the steps behind tell


def without_choices_that_are_told(steps: Sequence[Draft], stops: Sequence[int], end: int) -> list[Draft]:
    """What was the only legal choice is told by the step behind it, where that names all that was chosen. ``stops`` are
    where the game stopped (``History.marks``), ``end`` how much has happened."""
    behind = zip_longest(steps, steps[1:])
    return [
        one
        for place, (one, then) in enumerate(behind)
        if then is None
        or not (
            (_comes_of(then, one, stops, end) and then.tells(one))
            or _is_told_together(one, steps[place + 1 :], stops, end)
            or _is_told_at_once(one, steps[place + 1 :], stops, end)
        )
    ]


def _comes_of(then: Draft, decided: Draft, stops: Sequence[int], end: int) -> bool:
    """Whether the step behind a choice is of the same act: part of the same instruction, or told before a stop."""
    return then.depth >= decided.depth > 0 or _is_before_stop(then, decided, stops, end)


def _is_before_stop(then: Draft, decided: Draft, stops: Sequence[int], end: int) -> bool:
    """Whether a step was told before the game stopped for the first time after a choice: what comes of a later act
    doesn't tell it."""
    return then.since <= first_stop(stops, decided.before - 1, end)


def _is_told_at_once(decided: Draft, behind: Sequence[Draft], stops: Sequence[int], end: int) -> bool:
    """Whether one of the steps that happen at once behind several such choices tells it: what each player discards,
    behind what each has chosen (101.4)."""
    after = [*dropwhile(lambda one: one.key == decided.key, behind)] if decided.key == "tell-decided" else []
    batch = after[0].events[0].batch if after and after[0].events else None
    at_once = takewhile(lambda one: batch is not None and one.events and one.events[0].batch == batch, after)
    return any(_comes_of(one, decided, stops, end) and one.tells(decided) for one in at_once)


def _is_told_together(decided: Draft, behind: Sequence[Draft], stops: Sequence[int], end: int) -> bool:
    """Whether one of the steps that happen together behind a choice tells it: how an attacker divides its damage,
    beside the damage of others (510.2). What was told at a stop in between stays."""
    prompt = decided.args.get("prompt")
    about = {*prompt.targets()} if isinstance(prompt, Message) else set()
    if not about:
        return False
    following = takewhile(lambda one: one.depth >= decided.depth and _is_before_stop(one, decided, stops, end), behind)
    return any(about <= {*one.message.targets()} and one.tells(decided) for one in following)
