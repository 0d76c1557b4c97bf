"""Steps that happen several times in a row, told once with their number."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import count, takewhile
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.desk.reply import StepView

LONGEST = 4
"""So many steps at most are looked for again behind themselves."""


def told_once(steps: Sequence[StepView]) -> tuple[StepView, ...]:
    """The steps, where the same ones follow once more each of them once, with how often; numbered on."""
    told = [*_told_once(steps)]
    if len(told) == len(steps):
        return tuple(steps)
    return tuple(replace(step, n=steps[0].n + place) for place, step in enumerate(told))


def _told_once(steps: Sequence[StepView]) -> Iterator[StepView]:
    place = 0
    while place < len(steps):
        length, times = next(
            ((n, found) for n in range(1, LONGEST + 1) if (found := _times(steps, place, n)) > 1), (1, 1)
        )
        yield from (replace(step, times=times) if times > 1 else step for step in steps[place : place + length])
        place += length * times


def _times(steps: Sequence[StepView], place: int, length: int) -> int:
    """How often so many steps stand there in a row, in the same words."""
    block = [*map(_said, steps[place : place + length])]
    if len(block) < length or any(step.depth < steps[place].depth for step in steps[place : place + length]):
        return 1
    again = ([*map(_said, steps[place + n * length : place + (n + 1) * length])] for n in count(1))
    return 1 + sum(1 for _ in takewhile(lambda one: one == block, again))


def _said(step: StepView) -> tuple[object, ...]:
    return step.text, step.depth, step.beside, step.by_hand
