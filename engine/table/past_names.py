"""The names of objects that have left their zones: kept from one look to the next, since last known information stays
as it is (608.2h)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable
from itertools import islice
from typing import NamedTuple

from engine.state.ids import ObjectId
from engine.state.last_known_information import Former
from engine.state.objects import GameObject


class _Past(NamedTuple):
    """One object of the past, the first object of its thing, and its names."""

    id: ObjectId
    former: Former
    root: ObjectId
    names: Collection[str]


class PastNames:
    """Which things had which names. Looking costs what has become past, or has been undone, since the last look."""

    def __init__(self) -> None:
        self._known: list[_Past] = []
        self._roots: dict[str, Counter[ObjectId]] = {}

    def roots(self, name: str) -> Iterable[ObjectId]:
        """The first objects of the things of which some former object had this name."""
        return self._roots.get(name, ())

    def look(
        self,
        former: dict[ObjectId, Former],
        root: Callable[[ObjectId], ObjectId],
        names: Callable[[GameObject], Collection[str]],
    ) -> None:
        """Take in what is past now, the oldest first in ``former``, and leave out what has been undone."""
        known = self._known
        while known and former.get(known[-1].id) is not known[-1].former:
            self._forget()
        self._learn(former, root, names)
        if len(known) != len(former) or (known and next(reversed(former)) != known[-1].id):
            known.clear()  # something further back has been undone
            self._roots.clear()
            self._learn(former, root, names)

    def _learn(
        self,
        former: dict[ObjectId, Former],
        root: Callable[[ObjectId], ObjectId],
        names: Callable[[GameObject], Collection[str]],
    ) -> None:
        new = list(islice(reversed(former.items()), max(0, len(former) - len(self._known))))
        for object_id, past in reversed(new):
            one = _Past(object_id, past, root(past.object.id), names(past.object))
            self._known.append(one)
            for name in one.names:
                self._roots.setdefault(name, Counter())[one.root] += 1

    def _forget(self) -> None:
        last = self._known.pop()
        for name in last.names:
            roots = self._roots[name]
            roots[last.root] -= 1
            if not roots[last.root]:
                del roots[last.root]
