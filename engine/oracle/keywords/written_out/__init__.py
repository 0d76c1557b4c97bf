"""The English that keyword abilities stand for (CR 702): a text file for each keyword, with what differs from card to
card left open.

An entry is the keyword with its rule, then its abilities, one a line; a blank line ends it. Of instants and sorceries,
what is "as a spell ability" follows the other spell abilities (702.113a).
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from importlib import resources

_HEAD = re.compile(r"(?P<word>.+) \[(?P<rule>[0-9.a-z]+)\](?P<spell> as a spell ability)?")


@dataclass(frozen=True, slots=True)
class Meaning:
    """What a keyword means: its rule, and its abilities in English with {cost}, {n} and {what} left open."""

    rule: str
    english: tuple[str, ...]


MEANINGS: dict[str, Meaning] = {}
"""For each such keyword what it means."""

SPELL_MEANINGS: dict[str, str] = {}
"""Keywords of instants and sorceries that are spell abilities."""


def _read(entry: str) -> None:
    head, *english = entry.splitlines()
    found = _HEAD.fullmatch(head)
    assert found, f"no keyword with its rule: {head}"
    if found["spell"]:
        (SPELL_MEANINGS[found["word"]],) = english
    else:
        MEANINGS[found["word"]] = Meaning(found["rule"], tuple(english))


for _file in sorted(resources.files(__name__).iterdir(), key=lambda it: it.name):
    if _file.name.endswith(".txt"):
        for _entry in _file.read_text(encoding="utf-8").split("\n\n"):
            _read(_entry)
