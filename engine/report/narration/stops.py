"""Where a game stopped for a player, as the numbers of what had happened by then, in order (``History.marks``)."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence


def is_stop_between(stops: Sequence[int], first: int, then: int) -> bool:
    """Whether the game stopped once the first event had happened and before the other did."""
    return bisect_left(stops, first) < bisect_left(stops, then)


def first_stop(stops: Sequence[int], since: int, end: int) -> int:
    """Where the game stopped first, once so much had happened; at its end if it did not."""
    place = bisect_left(stops, since)
    return stops[place] if place < len(stops) else end
