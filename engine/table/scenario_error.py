"""What is said of a scenario that cannot be used (docs/scenario.md)."""

from __future__ import annotations

import json
from collections.abc import Sequence

from engine.words import Words

_LONGEST_PLACE = 200
"""Letters of a place as it is told."""


class ScenarioError(ValueError):
    """A scenario that cannot be used: where, what was found, what was expected.

    ``place`` reads like ``players.A.hand[2]``; ``found`` is what stands there, empty where nothing does;
    ``expected`` is a key of the catalogue, filled with ``values``; ``near`` are values that may have been
    meant, best first.
    """

    def __init__(
        self, place: str, found: object, expected: str, near: Sequence[str] = (), /, **values: str | int
    ) -> None:
        self.place = place
        self.found = shorten(found) if found is not None else ""
        self.expected = expected
        self.values = values
        self.near = tuple(near)
        super().__init__(self.sentence())

    def sentence(self, locale: str = "en", at: str | None = None) -> str:
        """The one sentence for a reader; ``at`` is what else the place is called."""
        words = Words.of(locale)
        expected = words(self.expected, **self.values)
        key = "scenario-error" if self.found else "scenario-error-missing" if self.place else "scenario-error-whole"
        found = words("quoted", text=self.found[1:-1]) if self.found.startswith("“") else self.found
        told = words(key, place=at or self._at() or "scenario", found=found, expected=expected)
        if self.near:
            told += " " + words("did-you-mean", names=words.both(self.near, "or"))
        return told

    def _at(self) -> str:
        """The place; of one with something endless in it, how it begins and ends."""
        place = self.place
        return (
            place if len(place) <= _LONGEST_PLACE else f"{place[: _LONGEST_PLACE // 2]}…{place[-_LONGEST_PLACE // 2 :]}"
        )

    def __str__(self) -> str:
        return self.sentence()


def shorten(found: object, length: int = 80) -> str:
    """A value as it is quoted in a sentence."""
    text = found if isinstance(found, str) else json.dumps(found, ensure_ascii=False, default=str)
    text = " ".join(text.split())
    text = text if len(text) <= length else text[: length - 1] + "…"
    return f"“{text}”" if isinstance(found, str) else text
