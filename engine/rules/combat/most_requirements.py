"""The most requirements that a declaration can obey without disobeying a restriction (508.1d, 509.1c).

Declaring attackers and declaring blockers are the same puzzle: each creature acts in one of several ways, or
not at all. The search tries the best ways first and leaves a branch as soon as it cannot beat what has been
found, so it is exact and, on boards that people play, over at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, Protocol, TypeVar

from engine.state.ids import ObjectId

W = TypeVar("W")

PATIENCE = 20_000
"""How many steps the search takes before it is content with the best it has found. Only boards made for it, with
dozens of creatures under contradictory requirements, get here."""


class Puzzle(Protocol[W]):
    """What the search asks about a declaration that is being put together: the way taken, by creature."""

    def ways(self, creature: ObjectId, taken: dict[ObjectId, W]) -> Sequence[W]:
        """The ways in which a creature can act, the most promising first."""

    def worth(self, taken: dict[ObjectId, W]) -> int:
        """How many requirements are obeyed."""

    def legal(self, taken: dict[ObjectId, W]) -> bool:
        """Whether no restriction is disobeyed."""

    def hopeless(self, taken: dict[ObjectId, W]) -> bool:
        """Whether a restriction is disobeyed in a way that more creatures cannot mend."""

    def bound(self, taken: dict[ObjectId, W], left: Sequence[ObjectId]) -> int:
        """More requirements than this cannot be obeyed with only these creatures left to decide."""


class Search(Generic[W]):
    """One search for a declaration that obeys as many requirements as can be obeyed."""

    def __init__(self, puzzle: Puzzle[W], creatures: Sequence[ObjectId]) -> None:
        self.puzzle = puzzle
        self.creatures = creatures
        self.most = 0
        """The greatest number of requirements obeyed by any legal declaration; declaring nobody obeys none."""
        self.best: dict[ObjectId, W] = {}
        """A declaration that obeys so many."""
        self.steps = 0

    def run(self) -> dict[ObjectId, W]:
        """A legal declaration that obeys the most requirements."""
        self._try(0, {})
        return self.best

    def _try(self, place: int, taken: dict[ObjectId, W]) -> None:
        self.steps += 1
        left = self.creatures[place:]
        if self.steps > PATIENCE or self.puzzle.bound(taken, left) <= self.most:
            return
        if self.puzzle.legal(taken) and self.puzzle.worth(taken) > self.most:
            self.most, self.best = self.puzzle.worth(taken), dict(taken)
        if not left:
            return
        creature = left[0]
        for way in self.puzzle.ways(creature, taken):
            taken[creature] = way
            if not self.puzzle.hopeless(taken):
                self._try(place + 1, taken)
            del taken[creature]
        self._try(place + 1, taken)
