"""The steps of a long answer that are read first: those that say more than how the game goes about it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import takewhile
from typing import TYPE_CHECKING

from bot.desk.repeated_steps import told_once

if TYPE_CHECKING:
    from bot.desk.reply import StepView


def at_a_glance(steps: Sequence[StepView]) -> tuple[StepView, ...]:
    """The steps that matter, and of those that something resolves the ones without which what comes of it would stand
    as if it came of something else; numbered on from the first of all, each indented below the one of them that it is
    part of; what happens several times in a row once."""
    shown: list[StepView] = []
    hidden: list[int] = []
    heads = {*_heads(steps)}
    of = ""
    for place, step in enumerate(steps):
        hidden = [depth for depth in hidden if depth < step.depth]
        if step.matters or place in heads:
            of = of if step.depth else step.item if place in heads else ""
            shown.append(replace(step, n=steps[0].n + len(shown), depth=step.depth - len(hidden)))
        elif not of or step.item != of:  # else what comes of it goes on below the step of its resolving
            hidden.append(step.depth)
    return told_once(shown)


def _heads(steps: Sequence[StepView]) -> Iterator[int]:
    """The places of the steps that tell that something resolves, where what was told last is another spell or ability,
    and what comes of it does not name it first."""
    told = ""
    for place, step in enumerate(steps):
        if step.depth:
            continue
        parts = takewhile(lambda one: one.depth > 0, steps[place + 1 :])
        first = next((part for part in parts if part.matters), None)
        if step.matters:
            told = step.item
        elif step.item and first is not None:
            if told != step.item and step.item not in first.text:
                yield place
            told = step.item
