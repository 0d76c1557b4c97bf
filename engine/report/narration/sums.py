"""Amounts that are sums, with what they are the sums of: "4 + 1 = 5"."""

from __future__ import annotations

from collections.abc import Sequence

from engine.state.choices import Message

MOST_PARTS = 4
"""So many parts of a sum are named; more only where they are all the same."""


def sum_of(parts: Sequence[int]) -> Message | str:
    """What stands before a sum; nothing before what is no sum, or has too many different parts."""
    if len(parts) < 2:
        return ""
    if len(parts) <= MOST_PARTS:
        return Message("sum-of", {"parts": " + ".join(map(str, parts))})
    alike = len(set(parts)) == 1
    return Message("sum-of", {"parts": f"{len(parts)} × {parts[0]}"}) if alike else ""
