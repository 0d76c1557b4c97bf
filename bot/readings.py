"""What words may mean: the readings among which a person is asked to say which one they meant."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from bot.words import typed
from cards import fold

EXACT = "="
"""Stands before words that have been told apart already: a reference, or a player's whole name."""
ALSO = "+"
"""Stands between such words where they are several."""


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
    "player", "attacked" or "blocked"."""

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


def players_meant(text: str, players: Sequence[str], selves: Sequence[str]) -> tuple[str, ...]:
    """The players that words may stand for: a name, "me", "opp", the beginning of a name.

    ``selves`` are those who the speaker may be. A player may be called what another calls them ("Opp"): both are meant.
    """
    if text.startswith(EXACT):
        return tuple(player for player in players if player == text.removeprefix(EXACT))
    key = fold(text).strip()
    found = [player for player in players if fold(player) == key]
    known = len(selves) == 1
    if key in typed("first-player") and (known or not found):
        found += selves
    elif key in typed("second-player") and (known or not found):
        found += [player for player in players if not known or player not in selves]
    if not found and key:
        found = [player for player in players if fold(player).startswith(key)]
    return tuple(dict.fromkeys(found))
