"""The facets of a game (its zones, its life totals, its turn …): which have changed, and what is worked out from which.

What is worked out is kept with the versions of the facets that were looked at while working it out.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from engine.state.zones import ABILITIES, Zone

Versions = tuple[int | None, ...]
"""How often each of some facets has changed; None is never."""


class Facets:
    """The versions of the facets of a game."""

    def __init__(self) -> None:
        self.versions: dict[str, int] = {}
        """How often each facet has changed."""
        self.changes = 0
        """How often any facet has changed."""
        self.tracking: set[str] | None = None
        """The facets that what is being worked out depends on; None while nobody asks."""

    def look(self, facet: str) -> None:
        """Note that what is being worked out depends on a facet of the game."""
        if self.tracking is not None:
            self.tracking.add(facet)
            if facet == Zone.STACK.value:
                self.tracking.add(ABILITIES)

    def versions_of(self, facets: Iterable[str]) -> Versions:
        """The versions of some facets, to be compared with what they are later."""
        return tuple(map(self.versions.get, facets))

    @contextmanager
    def looking(self, *facets: str) -> Iterator[set[str]]:
        """The facets that what is worked out inside depends on, beside these; what is worked out around it depends on
        them too."""
        outer, self.tracking = self.tracking, set(facets)
        seen = self.tracking
        try:
            yield seen
        finally:
            self.tracking = outer
            if outer is not None:
                outer.update(seen)

    def bump(self, facet: str) -> None:
        """A facet has changed: what was worked out from it is out of date."""
        self.changes += 1
        self.versions[facet] = self.versions.get(facet, 0) + 1

    @property
    def changes_of_what_is(self) -> int:
        """How often anything has changed but life totals and which abilities are on the stack: what is looked at anew
        after every event need not be while just abilities resolve that change nothing else."""
        return self.changes - self.versions.get("life", 0) - self.versions.get(ABILITIES, 0)

    def part_facets(self, original: Facets) -> None:
        """What changes here from now on has not changed in the original."""
        self.versions = dict(original.versions)
        self.tracking = None
