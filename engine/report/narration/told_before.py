"""The words of a triggered ability, told once a turn: where it triggers again they are known."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.report.narration.draft import Draft
from engine.report.narration.leaving_together import SEES

TURN, TRIGGERS = "tell-turn-begins", "tell-trigger"
AGAIN, TOO = "tell-trigger-as-before", "tell-trigger-too"
"""The same ability triggers again; that of a namesake triggers as well."""


Words = dict[object, set[str]]
"""The words that have been told of abilities of one name, each with what they were told of."""


def in_short(steps: Sequence[Draft]) -> list[Draft]:
    """The steps with the words of abilities that have been told this turn left out, unless another ability of the same
    name has been told as well: then the words say which is meant."""
    told: dict[object, Words] = {}
    made: list[Draft] = []
    for step in steps:
        if step.key == TURN:
            told = {}
        if step.key == TRIGGERS and step.args["called"]:
            step = _told(step, told.setdefault(step.args["called"], {}))
        made.append(step)
    return made


def _told(step: Draft, before: Words) -> Draft:
    text, source = step.args["text"], repr(step.args["source"])
    by = before.setdefault(text, set())
    first, again = not by, source in by
    by.add(source)
    if first or len(before) > 1:
        return step
    args = {name: value for name, value in step.args.items() if name != "text"}
    notes = [one for one in step.notes if one.key != SEES]
    return replace(step, key=AGAIN if again else TOO, args=args, notes=notes)
