"""Sentences as terms that can be compared: words without endings, in English and French."""

from __future__ import annotations

import re
from functools import lru_cache

import snowballstemmer

from bot.asking.language_of_question import SMALL_WORDS
from cards import fold

LANGUAGES = {"en": "english", "fr": "french"}
_WORD = re.compile(r"[^\W_]+(?:['’][^\W_]+)*")
_SIZE = re.compile(r"(?<![\w+-])(?:\d+|x)/(?:\d+|x)(?:['’]s)?(?!\w)")
_LOYALTY = re.compile(r"(?<![\w/+-])[+−-](?:\d|x)(?![\w/]|\s*counters?\b)")
"""The cost of a loyalty ability, by which players call it: "her -3" (606.4)."""
_COUNTERING = re.compile(
    r"\bcounter(?:ed|ing)\b"
    r"|\bcounters?(?= (?:it|that|this|target|my|his|her|their|your|spells|abilities)\b)"
    r"|\bcounters?(?= (?:the|an?) (?:\w+ )?(?:spell|ability)\b)"
)
"""The verb "counter": to cancel a spell (701.6), and no counters (122)."""
_CASTING = re.compile(r"\bflash(?:es|ed|ing)? (?:it |him |her )?in\b")
"""Verbs of casting that are no topic by themselves."""
_APOSTROPHE = re.compile(r"'s$|'")
_ELISION = re.compile(r"\b(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu)['’]")

_PAST = """
became become|began begin|bought buy|brought bring|came come|chose chosen choose|dealt deal|drawn drew draw|fought fight
|found find|gave given give|gone went go|held hold|kept keep|left leave|lost lose|made make|paid pay|sacced saced sac
|said say|saw seen see|shot shoot|stole stolen steal|swang swung swing|taken took take|thought think|threw thrown throw
|told tell|won win
"""
"""Forms of English verbs that endings do not tell."""
_SPELT = {form: verb for group in _PAST.split("|") for *forms, verb in [group.split()] for form in forms} | {
    "armour": "armor",
    "colour": "color",
    "colours": "colors",
    "coloured": "colored",
    "colourless": "colorless",
    "defence": "defense",
    "grey": "gray",
    "honour": "honor",
    "licence": "license",
    "multicoloured": "multicolored",
    "recognise": "recognize",
}
"""British spellings of words that the rules have, as the rules spell them."""


@lru_cache(maxsize=50_000)
def _stem(word: str, language: str) -> str:
    return str(_stemmer(language).stemWord(word))


@lru_cache(maxsize=4)
def _stemmer(language: str) -> snowballstemmer.stemmer:
    return snowballstemmer.stemmer(LANGUAGES[language])


def terms(text: str, language: str) -> list[str]:
    """The words of a text that mean something, in order, without endings and accents. "3/3" is a creature,
    "-3" a loyalty ability."""
    return [_stem(_SPELT.get(word, word), language) for word in _words(text, language) if _tells(word, language)]


def all_terms(text: str, language: str) -> list[str]:
    """The same with the small words and the numbers."""
    return [_stem(_SPELT.get(word, word), language) for word in _words(text, language)]


def both_terms(text: str, language: str) -> tuple[list[str], list[str]]:
    """``all_terms`` and ``terms`` of a text at once."""
    found = [(_stem(_SPELT.get(word, word), language), _tells(word, language)) for word in _words(text, language)]
    return [term for term, _ in found], [term for term, tells in found if tells]


def _words(text: str, language: str) -> list[str]:
    plain = _LOYALTY.sub(" loyalty ", _SIZE.sub(" creature ", fold(text)))
    plain = _CASTING.sub(" cast ", _COUNTERING.sub(" counterspell ", plain))
    if language == "fr":
        plain = _ELISION.sub(" ", plain)
    return [_APOSTROPHE.sub("", word) if "'" in word else word for word in _WORD.findall(plain)]


def _tells(word: str, language: str) -> bool:
    return word not in SMALL_WORDS[language] and not word.isdigit()
