"""The words of a text, among which names are looked for: how they stand there, their other forms, and which of them
are ordinary."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from importlib import resources
from typing import NamedTuple

from cards.nicknames_and_name_keys import NICKNAMES
from cards.search.index_of_names import letters_of

_WORD = re.compile(r"(?<![^\W_'’])(?:[cdjlmnst]|qu)['’](?=[^\W_])|[^\W_]+(?:['’][^\W_]+)*", re.I)
"""A word; what is elided before one in French is a word of its own: "l'Ange"."""
_POSSESSIVE = ("'s", "’s", "s'", "s’")
_SENTENCE_END = re.compile(r"[.?!:\n]")


class Word(NamedTuple):
    """A word of the text: its folded letters, and how it stands there."""

    start: int
    end: int
    key: str
    capital: bool
    opening: bool
    """Whether a sentence begins with it, so that a capital says nothing."""
    possessive: bool
    gap: str
    """What stands between the word before and this one."""


class Ordinary(NamedTuple):
    """Words that never are names by themselves, words that are so only where written as one, and such phrases."""

    never: frozenset[str]
    words: frozenset[str]
    phrases: frozenset[str]


@cache
def ordinary() -> Ordinary:
    """The list that the package brings."""
    text = resources.files("cards.search").joinpath("ordinary_words.txt").read_text("utf-8")
    lines = "\n".join(line for line in text.splitlines() if not line.startswith("#"))
    never, words, phrases = (part for part in lines.split("\n\n") if part.strip())
    return Ordinary(
        frozenset(map(letters_of, never.split())),
        frozenset(map(letters_of, words.split())),
        frozenset(letters_of(phrase) for phrase in re.split(r"[|\n]", phrases)),
    )


def words_of(text: str) -> list[Word]:
    words: list[Word] = []
    end = 0
    for found in _WORD.finditer(text):
        gap = text[end : found.start()]
        opening = not words or _SENTENCE_END.search(gap) is not None
        capital, possessive = found[0][:1].isupper(), found[0].endswith(_POSSESSIVE)
        words.append(Word(*found.span(), letters_of(found[0]), capital, opening, possessive, gap))
        end = found.end()
    return words


def forms(run: Sequence[Word]) -> Iterator[str]:
    """The letters of a run of words as they are, in the singular and in the plural."""
    before, last = "".join(word.key for word in run[:-1]), run[-1].key
    yield before + last
    for ending, instead in (("s", ""), ("es", ""), ("ies", "y"), ("ves", "f"), ("f", "ves"), ("", "s")):
        if last.endswith(ending) and len(last) > len(ending) + 1:
            yield before + last.removesuffix(ending) + instead
    if len(run) == 1:
        for ending in ("ed", "ing", "es", "s"):
            stem = last.removesuffix(ending)
            if stem != last and stem in NICKNAMES:
                yield stem
    else:
        yield f"the{before}{last}"
        for ending, instead in (("ed", ""), ("d", ""), ("ing", ""), ("ing", "e"), ("'d", "")):
            if last.endswith(ending) and len(last) > len(ending) + 2:
                yield before + last.removesuffix(ending) + instead
    if len(run) > 2 and run[1].key == "of" and run[0].key.endswith("s"):
        yield run[0].key.removesuffix("s") + "".join(word.key for word in run[1:])
