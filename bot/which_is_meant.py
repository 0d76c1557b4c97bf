"""What words may mean: the readings among which a person is asked to say which one they meant."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

EXACT = "="
"""Stands before words that have been told apart already: a reference, or a player's whole name."""
ALSO = "+"
"""Stands between such words where they are several."""

NEAR = "near"
"""What is ``unsaid`` where no card has the name that was written: which of those with nearly that name is meant."""


def together(references: Iterable[str]) -> str:
    """Several things as words that have been told apart already."""
    return f" {ALSO} ".join(EXACT + one for one in references)


@dataclass(frozen=True, slots=True)
class Reading:
    """One thing that may be meant: what would have said so in the option, and how it is told from the others."""

    value: str
    label: str


class Which(Exception):
    """``text``, in an option of a command, may mean several things. Without one, what is ``unsaid`` may be several:
    "player", "ability", "attackers", "attacked", "blockers" or "blocked"; or, of a spell, its "caster"; of a card that
    nobody has, its "user"; of a permanent, how many "counters" are on it; of a misspelt card, :data:`NEAR`."""

    def __init__(self, option: str, text: str, readings: Iterable[Reading], unsaid: str = "player") -> None:
        super().__init__(text)
        self.option = option
        self.text = text
        self.readings = tuple(readings)
        self.unsaid = unsaid

    def inside(self, whole: Callable[[str], str]) -> Which:
        """The same where the text is a part of the option: ``whole`` says what all of it would be."""
        return Which(
            self.option, self.text, [Reading(whole(one.value), one.label) for one in self.readings], self.unsaid
        )


@contextmanager
def part_of(whole: Callable[[str], str]) -> Iterator[None]:
    """Around reading a part of an option; see :meth:`Which.inside`."""
    try:
        yield
    except Which as which:
        raise which.inside(whole) from None
