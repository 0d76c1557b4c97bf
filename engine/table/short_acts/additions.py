"""An act with what a further piece adds to it: more creatures that attack or block, or details."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.table.scenario import Json


def joined(entry: Json, more: Json) -> Json:
    """The entry of both."""
    for key in ("attackers", "blockers"):
        if key in entry and key in more:
            return entry | {key: _sent_at(entry[key], more[key])}
    if "choices" in entry and "choices" in more:  # "sac Bears to the Altar; black"
        return entry | more | {"choices": [*entry["choices"], *more["choices"]]}
    return entry | more


def _sent_at(sent: Mapping[str, Any], more: Mapping[str, Any]) -> Json:
    """Creatures and what each is sent at, those that block several attackers with all of them."""
    joined = dict(sent)
    for creature, goal in more.items():
        goals = [*_as_list(joined.get(creature, [])), *_as_list(goal)]
        joined[creature] = goals[0] if len(goals) == 1 else goals
    return joined


def _as_list(goal: str | list[str]) -> list[str]:
    return [goal] if isinstance(goal, str) else goal
