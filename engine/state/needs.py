"""What the parts of one cost take, and whether there is enough for all of them (CR 118.3, 601.2h)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import Enum, auto
from typing import NamedTuple

from engine.state.ids import ObjectId


class Used(Enum):
    """How what pays for a part of a cost can't pay for another in the same way."""

    MOVED = auto()
    """It is not where it was (400.7)."""
    TAPPED = auto()
    UNTAPPED = auto()


class Need(NamedTuple):
    """What a part of a cost takes: how it uses objects up, among which ones, and how many of them at least."""

    used: Used
    among: frozenset[ObjectId]
    number: int


def all_met(needs: Sequence[Need], without: Iterable[ObjectId] = ()) -> bool:
    """Whether there are different objects for all that is needed, besides those that are gone: each place is given one
    by letting those before it move on to another, where they can."""
    gone = {*without}
    places = [need.among - gone for need in needs for _ in range(need.number)]
    holder: dict[ObjectId, int] = {}

    def find_one(place: int, tried: set[ObjectId]) -> bool:
        for i in sorted(places[place] - tried):
            tried.add(i)
            if i not in holder or find_one(holder[i], tried):
                holder[i] = place
                return True
        return False

    return all(find_one(place, set()) for place in range(len(places)))
