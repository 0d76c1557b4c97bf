"""How English words change: plurals, third persons, participles, possessives and written numbers.

Everything here is a pure function of a word and a form, so that the reader can compile words away at build
time and the printer says exactly what the reader understands.
"""

from __future__ import annotations

from functools import lru_cache

_INVARIABLE = frozenset(
    [
        "plains",
        "equipment",
        "merfolk",
        "treefolk",
        "kithkin",
        "samurai",
        "eldrazi",
        "vedalken",
        "kor",
        "viashino",
        "fish",
        "sheep",
        "djinn",
        "moonfolk",
        "myr",
        "soltari",
        "thalakos",
        "dauthi",
        "series",
        "offspring",
        "deer",
        "elk",
    ]
)
"""Nouns whose plural is the singular."""

_PLURALS = {
    "child": "children",
    "cyclops": "cyclopes",
    "dwarf": "dwarves",
    "elf": "elves",
    "fungus": "fungi",
    "foot": "feet",
    "half": "halves",
    "hero": "heroes",
    "homunculus": "homunculi",
    "its": "their",
    "it": "them",
    "leaf": "leaves",
    "mongoose": "mongooses",
    "mouse": "mice",
    "ox": "oxen",
    "person": "people",
    "that": "those",
    "thief": "thieves",
    "this": "these",
    "werewolf": "werewolves",
    "wolf": "wolves",
}

_THIRD = {
    "are": "is",
    "aren't": "isn't",
    "be": "is",
    "can't": "can't",
    "do": "does",
    "don't": "doesn't",
    "have": "has",
    "haven't": "hasn't",
    "were": "was",
    "weren't": "wasn't",
}
"""Third person singular of verbs that do not follow the rule."""

_PLAIN = {"be": "are"}
"""The form beside "you" and "they" where it is not the dictionary form."""

_PARTICIPLES = {
    "be": "was",
    "cast": "cast",
    "choose": "chosen",
    "deal": "dealt",
    "do": "done",
    "draw": "drawn",
    "fight": "fought",
    "get": "gotten",
    "have": "had",
    "leave": "left",
    "lose": "lost",
    "pay": "paid",
    "put": "put",
    "spend": "spent",
    "take": "taken",
    "tap": "tapped",
    "untap": "untapped",
    "win": "won",
}

_POSSESSIVES = {"you": "your", "it": "its", "they": "their", "them": "their"}

_VOWELS = "aeiou"


def matching_case(word: str, like: str) -> str:
    """`word` with a capital first letter if `like` has one."""
    return word[:1].upper() + word[1:] if like[:1].isupper() else word


@lru_cache(maxsize=16384)
def plural(noun: str) -> str:
    """The plural of a noun; of a noun of several words, the last is inflected."""
    head, space, last = noun.rpartition(" ")
    low = last.lower()
    if low in _INVARIABLE:
        return noun
    if low in _PLURALS:
        ending = matching_case(_PLURALS[low], last)
    elif low.endswith("y") and low[-2:-1] not in _VOWELS:
        ending = last[:-1] + "ies"
    elif low.endswith(("s", "x", "z", "ch", "sh")):
        ending = last + "es"
    else:
        ending = last + "s"
    return head + space + ending


@lru_cache(maxsize=16384)
def third_person(verb: str) -> str:
    """What a verb becomes beside "it" or "that player"; of several words, the first is inflected."""
    first, space, rest = verb.partition(" ")
    if first in _THIRD:
        first = _THIRD[first]
    elif first.endswith("y") and first[-2:-1] not in _VOWELS:
        first = first[:-1] + "ies"
    elif first.endswith(("s", "x", "z", "ch", "sh", "o")):
        first += "es"
    else:
        first += "s"
    return first + space + rest


@lru_cache(maxsize=16384)
def participle(verb: str) -> str:
    """The past participle, as in "the creature sacrificed this way"."""
    if verb in _PARTICIPLES:
        return _PARTICIPLES[verb]
    if verb.endswith("y") and verb[-2:-1] not in _VOWELS:
        return verb[:-1] + "ied"
    return verb + "d" if verb.endswith("e") else verb + "ed"


@lru_cache(maxsize=16384)
def gerund(verb: str) -> str:
    """The -ing form."""
    if verb in ("put", "tap", "untap", "win", "get"):
        return verb + verb[-1] + "ing"
    if verb.endswith("ie"):
        return verb[:-2] + "ying"
    return verb[:-1] + "ing" if verb.endswith("e") and not verb.endswith("ee") else verb + "ing"


@lru_cache(maxsize=16384)
def inflect(word: str, form: str | None) -> str:
    """A word in a form: pl for nouns; base, s, ed, ing for verbs; poss for either. Other forms leave it
    alone.
    """
    if form == "pl":
        return plural(word)
    if form == "s":
        return third_person(word)
    if form == "base":
        return _PLAIN.get(word, word)
    if form == "ed":
        return participle(word)
    if form == "ing":
        return gerund(word)
    if form == "poss":
        return _POSSESSIVES.get(word, word + "'s")
    return word


_ONES = [
    "zero",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
    "thirteen",
    "fourteen",
    "fifteen",
    "sixteen",
    "seventeen",
    "eighteen",
    "nineteen",
]
_TENS = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]
_ORDINALS = {
    "one": "first",
    "two": "second",
    "three": "third",
    "five": "fifth",
    "eight": "eighth",
    "nine": "ninth",
}
_ROMAN = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"]
WRITTEN_NUMBERS = 101
"""Numbers below this are known as words."""


def number_word(n: int) -> str:
    """A number in words, below 101."""
    if n < 20:
        return _ONES[n]
    if n == 100:
        return "one hundred"
    tens, ones = divmod(n, 10)
    return _TENS[tens - 2] + (f"-{_ONES[ones]}" if ones else "")


def _ordinal(n: int) -> str:
    word = number_word(n)
    return _ORDINALS.get(word, word.replace("ty", "tie") + "th" if word.endswith("ty") else word.rstrip("e") + "th")


def from_roman(numeral: str) -> int:
    """The number that a Roman numeral up to X stands for."""
    return _ROMAN.index(numeral) + 1


def number(n: int, form: str | None) -> str | None:
    """A number as it is written in a form: words, `a` ("a" for one), digits, ordinal, times, roman; None if
    it isn't.
    """
    if form == "digits":
        return str(n)
    if form == "a" and n == 1:
        return "a"
    if form == "times":
        return {1: "once", 2: "twice"}.get(n, f"{number_word(n)} times")
    if form == "roman":
        return _ROMAN[n - 1] if 0 < n <= len(_ROMAN) else None
    if not 0 <= n < WRITTEN_NUMBERS:
        return None
    return _ordinal(n) if form == "ordinal" else number_word(n)
