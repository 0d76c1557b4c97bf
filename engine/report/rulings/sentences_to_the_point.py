"""What of a ruling is read beside a step: the sentences that explain it, and no others."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache

from engine.report.rulings.topics import LATER

_END = re.compile(r"(?:(?<=[.!])|(?<=[.!][\"”)]))\s+(?=[A-Z(\"“{])")
_ELSEWHERE = re.compile(r"\s*\([^()]*\bsee below\b[^()]*\)", re.IGNORECASE)
_IDLE = re.compile(
    r"^(?:For example|For instance|Previously|Due to a recent|Note that|Most notably|If|Even if|Unless|See)\b"
    r"|^In addition\b|^The same is (?:also )?true\b"
    r"|^This is (?:a|different|because|not)\b|^\"?[\w -]+ \[cost\]\"? means\b"
    r"|\b(?:perhaps|multiplayer|Two-Headed|Commander)\b|\b(?:aren't|isn't) required to\b|\bdon't have to\b"
)
"""Beginnings and words of sentences that give an example, tell what was so once, suppose a case of their own, or say
that nobody must do what they may."""

_POINTS_BACK = re.compile(
    r"\b(?:that|those|these) (?:\w+ ){0,2}(?:spell|abilit|target|card|creature|permanent|player|damage)"
)
"""Words of a sentence that speaks of what the one before it has named."""

_DUE = re.compile(r"^Due to a recent rules change(?: to \w+)?, ")


@lru_cache(maxsize=4096)
def sentences(ruling: str) -> tuple[str, ...]:
    """The sentences of a ruling, without what refers to its neighbours on the card ("see below")."""
    return tuple(filter(None, _END.split(_ELSEWHERE.sub("", ruling).strip())))


def to_the_point(ruling: str, explains: Callable[[str], bool]) -> str:
    """The first sentence of a ruling that ``explains`` the step, and what is said of it on from there; empty where none
    does by itself."""
    told = sentences(_DUE.sub("", ruling))
    first = next((n for n, one in enumerate(told) if explains(one)), None)
    if first is None:
        return ""
    begun = told[first][:1].upper() + told[first][1:]
    before = told[first - 1 : first] if first and _POINTS_BACK.search(begun) else ()
    more = [one for one in told[first + 1 :] if explains(one) or not (_IDLE.search(one) or LATER.search(one))]
    return " ".join((*before, begun, *more))


def supposes_or_shows(sentence: str) -> bool:
    """Whether a sentence gives an example, or says what is so in a case of its own."""
    return _IDLE.search(sentence) is not None or LATER.search(sentence) is not None
