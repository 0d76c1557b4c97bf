"""In which order effects are applied, and why, said once of what they change at once (CR 613.7, 613.8)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from engine.report.model import StepKind
from engine.report.narration.draft import Draft
from engine.state.choices import Message

BEGINS = "cause"
"""How the keys begin of what has changed something, with ``why`` its effect is applied before others or behind them."""


def orders_said_once(steps: Sequence[Draft]) -> list[Draft]:
    """The steps, of which those that tell what has changed say nothing of the order that one before them has said."""
    told: list[Draft] = []
    said: list[Any] = []
    for step in steps:
        if step.kind is not StepKind.CHANGED or "causes" not in step.args:
            said = []
            told.append(step)
            continue
        known = [*said]
        causes = _without(step.args["causes"], known, said)
        told.append(replace(step, args=step.args | {"causes": causes}))
    return told


def _without(causes: Any, known: Sequence[Any], said: list[Any]) -> Any:
    """What has changed something, without the order where that is ``known``; what is new of it is noted as ``said``."""
    if isinstance(causes, list):
        return [_without(one, known, said) for one in causes]
    if not isinstance(causes, Message):
        return causes
    if causes.key.startswith(BEGINS) and causes.args.get("why"):
        order = (causes.args["effect"], causes.args["why"])
        if order in known:
            reasons = causes.args.get("reasons", "")  # there is room for them then
            return Message(causes.key, causes.args | {"why": "", "for": reasons})
        said.append(order)
    return Message(causes.key, {name: _without(value, known, said) for name, value in causes.args.items()})
