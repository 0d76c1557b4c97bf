"""What the numbers of rules tell, and what those of the home edition are called in the edition at hand."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from string import ascii_lowercase

from cards import CardDatabase, Rule

_HEADING = 70
"""Characters of the longest rule that is only a heading ("702.19 Trample")."""


class Numbers:
    """What the numbers of the home edition are called in the edition at hand."""

    def __init__(self, cards: CardDatabase, rules: Mapping[str, Rule]) -> None:
        self._cards = cards
        self._rules = rules
        self._known: dict[str, str | None] = {}

    def now(self, number: str) -> str | None:
        """The number of a rule that can be an answer, or None; a heading stands for the first rule below it."""
        if not self._rules:
            return number
        if number not in self._known:
            current = self._cards.current_number(number)
            if current is not None and current in self._rules and is_heading(self._rules[current]):
                current = f"{current}a"
            self._known[number] = current if current in self._rules else None
        return self._known[number]

    def moved(self, sentences: Iterable[tuple[Sequence[str], list[str]]]) -> Iterator[tuple[list[str], list[str]]]:
        """The sentences with the numbers of this edition."""
        for numbers, said in sentences:
            current = [number for old in numbers if (number := self.now(old))]
            if current and said:
                yield current, said

    def answers(self, numbers: Iterable[str]) -> Iterator[str]:
        """Those that say something, and are no headings."""
        for number in numbers:
            if re.fullmatch(r"\d+\.\d+[a-z]?", number) and not (
                number in self._rules and is_heading(self._rules[number])
            ):
                yield number


def family_of(number: str) -> str:
    """The rule that a subrule is under, or the rule itself."""
    return number.rstrip(ascii_lowercase)


def is_heading(rule: Rule) -> bool:
    """Whether a rule only names what those below it are about."""
    return len(rule.text) < _HEADING and not re.search(r"[.:)”\"]\s*$", rule.text)
