"""What somebody takes back as they write: "with a 2/2, I mean a 3/3", "no wait, Serra Angel"; the last word counts."""

from __future__ import annotations

import re
from functools import cache

from bot.situations.noun_pattern import NAMED
from bot.words import one_of

_THING = rf"(?:{NAMED}\d+|\d+/\d+)"


@cache
def _taken_back() -> re.Pattern[str]:
    """A thing, what takes it back, and the thing that is meant."""
    before = one_of("situation-a", "situation-the", "situation-my", "situation-their")
    joined = one_of("situation-with", "situation-at", "situation-in")
    mark = one_of("situation-correction")
    return re.compile(
        rf"(?:(?<!\w){before} ?)?{_THING}[ ,.…(–-]+(?:{mark}[ ,.:…]*)+(?:{joined} )?"
        rf"(?P<meant>(?:{before} ?)?{_THING})",
        re.I,
    )


def corrected(text: str) -> str:
    """The text with what is meant in the place of what is taken back."""
    while (found := _taken_back().search(text)) is not None:
        text = text[: found.start()] + found["meant"] + text[found.end() :].lstrip(")")
    return text


def takes_back(text: str) -> bool:
    """Whether a piece of a question takes something back, and does not say what: "no wait", "scratch that"."""
    return re.fullmatch(rf"{one_of('situation-takes-back')}", text.strip(" ,.…"), re.I) is not None
