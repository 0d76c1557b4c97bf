"""Where a verb says its number: before what it counts, or behind ("life equal to its power")."""

from __future__ import annotations

from typing import Any


def is_counted(verb: Any) -> bool:
    """Whether the number stands before what it counts ("3 life", "that much life")."""
    return bool(verb.amount.stands_before)


def is_measured(verb: Any) -> bool:
    """Whether the number is told behind: "life equal to its power"."""
    return not is_counted(verb)
