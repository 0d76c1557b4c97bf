"""The words of rulings and of cards that say what they are about."""

from __future__ import annotations

import re
from functools import lru_cache

from cards.model import fold

_REMINDER = re.compile(r"\([^)]*\)")
QUOTED = re.compile(r"\"[^\"]*\"")
"""What a text quotes: abilities."""

_WORD = re.compile(r"[a-z][a-z'-]{3,}")
_STOP = frozenset(
    _WORD.findall(
        "that this with from have will they them their then than when your would could cast spell card cards "
        "player control into each only other once onto does been even just also what which while there before "
        "after still battlefield creature permanent ability abilities effect game turn"
    )
)
"""Words that say nothing about what a text is about."""


@lru_cache(maxsize=16384)
def content(text: str) -> frozenset[str]:
    """The words of a text that say what it is about, without endings."""
    return frozenset(w.rstrip("s").removesuffix("'") for w in _WORD.findall(fold(text)) if w not in _STOP)


def without_reminders(text: str) -> str:
    """A text of a card without what it says in parentheses (207.2a)."""
    return _REMINDER.sub("", text)


def without_given(text: str) -> str:
    """A text of a card without reminders and without the abilities that it gives, which are not carried out with it."""
    return QUOTED.sub("", without_reminders(text))
