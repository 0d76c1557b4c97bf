"""Whose and where the cards are that only unread pieces of a question name, for the board that is shown to be changed.

Nothing is played where a piece is not read, so that a guess here decides nothing: it spares whoever asks the typing.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from bot.situations.gaps import side_of
from bot.situations.noun_pattern import NAMED
from bot.situations.nouns import Phrase, phrase
from bot.words import one_of

_BEFORE, _BEHIND = 4, 6
"""Words before and behind a name or size that may belong to its phrase."""


def things_in(text: str) -> Iterator[tuple[Phrase, bool]]:
    """The noun phrases in an unread piece that name a card or a size, each with whether it is said to be cast."""
    words = list(re.finditer(r"[^\s,;:()]+", text))
    at = 0
    while at < len(words):
        found = _longest(text, words, at)
        if found is None:
            at += 1
            continue
        said, first, last = found
        before = text[: words[first].start()].rstrip()
        yield said, re.search(rf"(?<!\w){one_of('situation-verb-cast')}$", before, re.I) is not None
        at = last + 1


def _longest(text: str, words: list[re.Match[str]], at: int) -> tuple[Phrase, int, int] | None:
    """The longest phrase around the name or size that a word is, with the numbers of its first and last word."""
    if not re.search(rf"{NAMED}\d|^\d+/\d+", words[at][0]):
        return None
    for first in range(max(0, at - _BEFORE), at + 1):
        for last in range(min(len(words) - 1, at + _BEHIND), at - 1, -1):
            said = phrase(text[words[first].start() : words[last].end()].removesuffix("'s"))
            if said is not None and (said.card is not None or (said.size and (said.new or said.whose))):
                return said, first, last
    return None


def subject_of(text: str) -> str:
    """The side of the player with whom a piece begins: "mine", "theirs" or empty."""
    words = text.split()
    return next((side for n in (3, 2, 1) if (side := side_of(" ".join(words[:n])))), "")
