"""Verdicts before a choice: what would come of every answer is told at once, where there are few."""

from __future__ import annotations

from collections.abc import Callable

import engine
from bot.words import Words

ORDER = "order"
"""The kind of choice in which a player puts abilities that have triggered onto the stack (603.3b)."""

FEW = 3
"""So many answers, and so many different results, are told in a verdict."""

WITHOUT_OPTIONS = ("number", "division", "map")
"""The forms of choices whose answers are more than one of those listed."""


def is_told(pending: engine.Pending) -> bool:
    """Whether a verdict plays on what is asked: an order of what has triggered, or one of a few things."""
    if pending.kind == ORDER:
        return True
    one_of_few = pending.max == 1 and 1 < len(pending.options) + (pending.min == 0) <= FEW
    return one_of_few and pending.form not in WITHOUT_OPTIONS and not pending.by_name


def of_every_answer(found: engine.Outcomes | None, verdict: Callable[[bool], str], words: Words) -> str:
    """The verdict (which is told whether to say what is asked) with what would come of every answer; where all come to
    the same, that is told, and an order is not asked for."""
    if found is None or not found.all:
        return verdict(True)
    always = [*found.always]
    if not found.matters:
        always = [one for way in found.outcomes for one in (*way.results, *(way.then.always if way.then else ()))]
    what = " ".join(dict.fromkeys(always))
    key = "in-any-order" if found.kind == ORDER else "in-any-case"
    told = [words(f"outcomes-{key}", what=what)] if what else []
    first = verdict(found.matters or found.kind != ORDER)
    if told and first.endswith((".", "?", "!")):
        first = f"{first} {told.pop()}"
    return "\n".join([first, *told, *_each(found, words)])


def _each(found: engine.Outcomes, words: Words) -> list[str]:
    """A line for each answer that is told apart, where there are few and each leads to an end."""
    ends = [one for one in found.outcomes if one.then is None]
    if found.kind == ORDER or not found.matters or len(ends) < len(found.outcomes) or len(ends) > FEW:
        return []
    what = [" ".join(filter(None, [*one.results, one.asks])) or words("outcomes-nothing-more") for one in ends]
    return [words("outcomes-further", answer=one.said, what=said) for one, said in zip(ends, what, strict=True)]
