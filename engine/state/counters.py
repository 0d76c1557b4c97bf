"""Kinds of counters that change what an object is (CR 122.1a-b)."""

from __future__ import annotations

from functools import lru_cache

from engine.abilities.ability import Keyword
from engine.abilities.nouns.noun_groups import KeywordName, KeywordWord

_PT = {
    f"{ps}{p}/{ts}{t}": (p if ps == "+" else -p, t if ts == "+" else -t)
    for ps in "+-"
    for ts in "+-"
    for p in range(4)
    for t in range(4)
}

KEYWORD_COUNTERS = frozenset(
    (
        "flying",
        "first strike",
        "double strike",
        "deathtouch",
        "decayed",
        "exalted",
        "haste",
        "hexproof",
        "indestructible",
        "lifelink",
        "menace",
        "reach",
        "shadow",
        "trample",
        "vigilance",
    )
)
"""The keyword counters (122.1b)."""


def pt_change(kind: str) -> tuple[int, int] | None:
    """The change that a counter such as "+1/+1" or "-0/-1" makes (122.1a); None for other kinds."""
    return _PT.get(kind)


@lru_cache(maxsize=64)
def keyword_granted(kind: str) -> Keyword | None:
    """The keyword ability that a keyword counter grants (122.1b), or None."""
    return Keyword(KeywordName(KeywordWord(kind))) if kind in KEYWORD_COUNTERS else None


def shapes_characteristics(kind: str) -> bool:
    """Whether counters of this kind bear on what an object is."""
    return kind in _PT or kind in KEYWORD_COUNTERS
