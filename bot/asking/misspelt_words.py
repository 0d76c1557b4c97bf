"""Words that are nearly ones that are said of rules: "deathtuoch", "regenrate"."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from string import ascii_lowercase

_LEAST = 5
"""Letters of the shortest word that is taken for another: of shorter ones too many are near."""
_VOWELS = "aeiouy"
_ELIDED = re.compile(r"(?:[cdjlmnst]|qu)(?=[aehiouy])")


def meant(word: str, rarity: Mapping[str, float]) -> str | None:
    """The most common of the known words that a word becomes by one slip behind its first letter: a letter too many,
    too few, another vowel, or two letters the other way round. None where it is one of them, or none is near.

    ``rarity`` is of each known word. Another consonant mostly makes another word: no "booster" is to be a "bolster".
    """
    if len(word) < _LEAST or word in rarity:
        return None
    return min((near for near in _slips(word) if near in rarity), key=lambda near: (rarity[near], near), default=None)


def without_elision(word: str, known: Mapping[str, float]) -> str:
    """A French word without what is elided before it, where the apostrophe was left out: "jexile", "dinvocation"."""
    apart = _ELIDED.match(word)
    return word[apart.end() :] if apart and word not in known and word[apart.end() :] in known else word


def _slips(word: str) -> Iterator[str]:
    for at in range(1, len(word) + 1):
        before, after = word[:at], word[at:]
        yield from (before + letter + after for letter in ascii_lowercase)
        yield before + after[1:]
        yield before + after[1:2] + after[:1] + after[2:]
        if after and after[0] in _VOWELS:
            yield from (before + vowel + after[1:] for vowel in _VOWELS)
