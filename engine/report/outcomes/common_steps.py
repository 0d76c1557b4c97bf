"""The steps that are taken whichever answer is given: the reason for what comes of every answer alike."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from engine.report.build import told_at_once
from engine.report.model import Role, Step, StepKind

if TYPE_CHECKING:
    from engine.table.table import Table

_RESULTS = ("119.", "120.", "121.", "400.", "506.", "508.", "509.", "510.", "601.", "602.", "608.", "701.")
"""Rules that say how it is done that life or cards are gained or lost, damage dealt, things destroyed or sacrificed."""

_ACTS = ("116.2", "305.1", "508.1", "509.1", "601.2", "602.2")
"""Rules by which players act: what somebody has done behind the choice stands where it was done."""

_ACTIONS = ("704.5d", "704.5f", "704.5g")
"""The state-based actions that a verdict tells: tokens cease to exist, creatures die."""


_ROUNDS = "732.1b"
"""The rule of a step that says only how often what stands before it goes round."""


def common_steps(open_at: Table, ends: Sequence[Table]) -> tuple[Step, ...]:
    """The steps behind an open choice that say the same in every one of the ``ends`` that its answers lead to, each
    indented below the one of them that it is part of: what triggers and what a rule decides. None where nothing
    of it gives a reason (what just happens, a verdict tells), and none for a single end: what comes of that one answer
    is told as its own."""
    if len(ends) < 2:
        return ()
    so_far = told_at_once(open_at)
    first, *others = [_behind(so_far, told_at_once(end)) for end in ends]
    left = [Counter(step.text for step in steps) for steps in others]
    found: list[Step] = []
    above: list[int] = []
    for step in first:
        above = [depth for depth in above if depth < step.depth]
        if not (_decided(step) or _is_reason(step) or _is_act(step)) or not all(texts[step.text] for texts in left):
            continue
        if any(rule.id == _ROUNDS for rule in step.rules):
            continue
        for texts in left:
            texts[step.text] -= 1
        found.append(replace(step, depth=len(above)))
        above.append(step.depth)
    return tuple(found) if any(map(_is_reason, found)) else ()


def own_steps(open_at: Table, end: Table, common: Sequence[Step]) -> tuple[Step, ...]:
    """The steps of one end that come behind all that it has in ``common`` with the others, where players have acted
    behind the choice: why it comes to something else though they acted. Only what gives a reason."""
    if not any(map(_is_act, common)):
        return ()
    left = Counter(step.text for step in common)
    own: list[Step] = []
    for step in _behind(told_at_once(open_at), told_at_once(end)):
        if left[step.text]:
            left[step.text] -= 1
            own = []
        elif _decided(step) or _is_reason(step):
            own.append(replace(step, depth=0))
    return tuple(own) if any(map(_is_reason, own)) else ()


def steps_behind(open_at: Table, end: Table) -> tuple[Step, ...]:
    """The steps behind an open choice of the one end that its answer leads to."""
    return tuple(_behind(told_at_once(open_at), told_at_once(end)))


def _behind(so_far: Sequence[Step], steps: Sequence[Step]) -> list[Step]:
    """The steps that have not been told yet, nor of just the same events in other words: a token by its name."""
    told = Counter(step.text for step in so_far)
    events = {step.events for step in so_far if step.events}
    new: list[Step] = []
    for step in steps:
        if told[step.text]:
            told[step.text] -= 1
        elif step.events not in events:
            new.append(step)
    return new


def _decided(step: Step) -> bool:
    """Whether a rule decides what the step says, rather than that the game goes on so."""
    return any(rule.role is Role.DECIDES for rule in step.rules)


def _is_act(step: Step) -> bool:
    """Whether a player does something of their own accord."""
    return step.depth == 0 and any(rule.id.startswith(_ACTS) for rule in step.rules)


def _is_reason(step: Step) -> bool:
    """Whether it says more than what a verdict tells of its results: that something does not happen, becomes something
    else, triggers, goes by another effect or is aimed elsewhere."""
    if step.kind in (StepKind.DID_NOT_HAPPEN, StepKind.CHANGED):
        return True
    decisive = (rule.id for rule in step.rules if rule.role is Role.DECIDES or rule.id.startswith("603."))
    return any(not one.startswith(_RESULTS) and one not in _ACTIONS for one in decisive)
