"""Which modes of a modal spell a question says are chosen, and at what they are aimed (700.2)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from bot.situations.gaps import side_of
from bot.situations.nouns import phrases
from bot.words import one_of, typed
from cards import fold

_ORDINALS = ("first", "second", "third", "fourth")
_BOTH = 2
_LEAST = 3
"""Letters of a word that tells a mode."""


@dataclass(frozen=True, slots=True)
class Mode:
    """A mode, by its number from 1, and the words for what it is aimed at; ``aims`` tells that it has a target."""

    number: int
    goal: str
    aims: bool


def modes_of(text: str) -> list[str]:
    """The modes of a card's text, in its order."""
    return [line.removeprefix("•").strip() for line in text.splitlines() if line.startswith("•")]


def every_mode(text: str) -> tuple[int, ...]:
    """The numbers of all modes of a card that may choose so many, none of which is aimed at anything: what is meant
    where none is said (700.2d)."""
    modes = modes_of(text)
    free = re.search(r"\bChoose (?:one or more|any number) —", text) and not re.search(r"\btarget\b", " ".join(modes))
    return tuple(range(1, len(modes) + 1)) if free else ()


def chosen_modes(said: str, card_text: str) -> list[Mode] | None:
    """The modes that the words "2 damage to his Bears and destroy his Vial", "both", "its second mode" choose of those
    of a card, in its order; None where they are not understood, or may be several."""
    modes = modes_of(card_text)
    if not modes:
        return None
    if fold(said) in typed("situation-both") | typed("situation-both-modes"):
        return [_mode(number, modes, "") for number in (1, 2)] if len(modes) == _BOTH else None
    found: list[Mode] = []
    for part in _parts(said):
        one = _ordinal(part, modes) or _described(part, modes)
        if one is None or any(one.number == other.number for other in found):
            return None
        found.append(one)
    return sorted(found, key=lambda one: one.number)


def _mode(number: int, modes: list[str], goal: str) -> Mode:
    return Mode(number, goal, re.search(r"\btarget\b", modes[number - 1]) is not None)


def _parts(said: str) -> Iterator[str]:
    mark = rf"\s*,\s*(?:{one_of('situation-and')}\s+)?|\s+{one_of('situation-and')}\s+"
    return (part for part in re.split(mark, said, flags=re.I) if part)


def _ordinal(part: str, modes: list[str]) -> Mode | None:
    for number, ordinal in enumerate(_ORDINALS[: len(modes)], start=1):
        said = rf"(?:(?:{one_of('situation-the', 'situation-its')}) )?{one_of(f'situation-ordinal-{ordinal}')}"
        if re.fullmatch(rf"{said}(?: {one_of('situation-mode')})?", fold(part)):
            return _mode(number, modes, "")
    return None


def _described(part: str, modes: list[str]) -> Mode | None:
    """The one mode that has most of the words of a part; what stands behind them is what it is aimed at."""
    goal = next((rest for rest in _tails(part) if side_of(rest) or phrases(rest) is not None), "")
    own = _words(part.removesuffix(goal))
    shared = [len(own & _words(mode)) for mode in modes]
    if not max(shared) or shared.count(max(shared)) != 1:
        return None
    return _mode(shared.index(max(shared)) + 1, modes, goal)


def _tails(part: str) -> Iterator[str]:
    for found in re.finditer(r"\s+", part):
        yield part[found.end() :]


def _words(text: str) -> set[str]:
    """The words that tell modes apart, without endings; "2" is one."""
    words = re.findall(r"[a-zà-ÿ]+|\d+", fold(text))
    return {re.sub("(?:es|s|ing|ed)$", "", word) for word in words if word.isdigit() or len(word) >= _LEAST}
