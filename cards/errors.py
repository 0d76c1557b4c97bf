"""What can go wrong in the library, each as one sentence that tells the player what to do next."""

from __future__ import annotations

from collections.abc import Sequence


class CardsError(Exception):
    """Anything the library has to tell the player."""


class DatabaseError(CardsError):
    """The card database is missing, damaged or made for another version."""


class SyncError(CardsError):
    """An import or a download was given up; the database in use is as it was."""


class NotThere(CardsError, LookupError):
    """A look-up found nothing. ``near`` are the closest names or numbers, best first."""

    def __init__(self, sentence: str, asked: str = "", near: Sequence[str] = ()) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.asked = asked
        self.near = tuple(near)

    def __str__(self) -> str:
        return self.sentence


class UnknownCard(NotThere, KeyError):
    """No card has this name."""

    def __init__(self, name: str, near: Sequence[str] = ()) -> None:
        hint = f" Did you mean {either(near)}?" if near else " Check the spelling."
        super().__init__(f"There is no card named “{shorten(name)}”.{hint}", name, near)


class UnknownRule(NotThere):
    """The current edition of the Comprehensive Rules has no such number."""


class UnknownTerm(NotThere):
    """The glossary has no such entry."""

    def __init__(self, term: str, near: Sequence[str] = ()) -> None:
        hint = f" Did you mean {either(near)}?" if near else ""
        super().__init__(f"The glossary has no entry “{shorten(term)}”.{hint}", term, near)


def either(names: Sequence[str]) -> str:
    """The names as a choice in words: "A", "A or B", "A, B or C"."""
    if len(names) == 1:
        return names[0]
    return f"{', '.join(names[:-1])} or {names[-1]}"


def shorten(text: str, length: int = 80) -> str:
    """The text on one line, cut to the length that fits into a sentence."""
    line = " ".join(text.split())
    return line if len(line) <= length else line[: length - 1] + "…"
