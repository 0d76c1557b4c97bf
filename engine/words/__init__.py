"""The catalogue: every word that is spoken, in English and French.

``words = Words.of("fr"); words("step-cast", player="A", card="Ponder")``. A message that a language lacks is
shown in English. Glosses of cited rules are messages ``rule-310-8b`` in one file for each hundred, read the
first time one of that hundred is asked for. A front end adds its own messages (``add_words``), under keys of
their own.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from importlib import resources
from importlib.resources.abc import Traversable

from cards.model import fold
from engine.words.messages import Messages

LANGUAGES = ("en", "fr")
"""Complete languages; the first is the fallback."""

Value = str | int | float

MOST_VALUE = 2400
"""Characters of a value: Fluent refuses longer ones, and nobody reads them in a sentence."""

MOST_COUNTED = 10**15
"""A number from here on is written by us; Fluent writes the others, and knows their plurals."""

_THOUSANDS = {"en": ",", "fr": "\u202f"}
"""What stands between the thousands of a number."""

_PACKAGES = [__name__]
"""The packages whose folders ``en`` and ``fr`` hold messages."""

_SPELLING = {
    "en": (re.compile(r"(?<=s)'s\b"), "'"),
    "fr": (re.compile(r"\b(d|qu)e (?=[aeiouàâéèêëîïôûœ]|y(?![aeiou]))", re.IGNORECASE), r"\1’"),
}
"""What depends on the word that fills a gap: "Bears' ability", "la capacité d’Ajani", "ce qu’Ana choisit"."""

_CONTRACTED = re.compile(r"\b(de|à) (le (?=permanent face cachée|monarque)|les (?=deux\b))", re.IGNORECASE)
"""Where an article that a value begins with becomes one word with what stands before it: "du permanent"."""

_FEMININE = re.compile(
    r"(?<!de )(?<!et )\b(cartes? inconnues?|créatures? \d+/\d+)((?:#\d+)?(?: ×\d+)?(?: \(\d+/\d+[^)]*\))?)"
    r" (est|sont|a été|ont été) (\w+é|mis|remis|détruit)(s?)\b"
)
"""Where what alone something is said of is called by a noun that is feminine in French."""

_SPACING = re.compile(r"(?<=«) | (?=[;:!?»])")
"""Where French has a space at which no line may end."""

_ITS_OWN = "\ue000"
"""Stands for an apostrophe of a value while the words around it are spelt."""

_PLURALS = (
    *(("s", ""), ("es", ""), ("x", ""), ("ves", "f"), ("ves", "fe"), ("ies", "y")),
    *(("men", "man"), ("aux", "al")),
)
"""How words end in the plural, and how in the singular."""

_READ = ("short-", "situation-", "typed-")
"""How the keys begin of messages that say what people may write: they are read, and printed by their readers."""


def singulars(word: str) -> tuple[str, ...]:
    """What a word may be the plural of, in either language, itself first: "elves" is elf, "merfolks" merfolk."""
    return (word, *(word.removesuffix(plural) + one for plural, one in _PLURALS if word.endswith(plural)))


def add_words(package: str) -> None:
    """Add to the catalogue what a package has in its folders of .ftl files, one for each of :data:`LANGUAGES`."""
    if package not in _PACKAGES:
        _PACKAGES.append(package)


class Words:
    """The catalogue in one language, ``language``."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._languages = dict.fromkeys((language, LANGUAGES[0]))

    @staticmethod
    @lru_cache(maxsize=64)
    def of(locale: str) -> Words:
        """The words for a locale such as "en-US" or "fr"; English where we do not speak it."""
        language = locale.replace("_", "-").split("-")[0].lower()
        return Words(language if language in LANGUAGES else LANGUAGES[0])

    def __call__(self, key: str, /, **values: Value) -> str:
        """The message ``key`` ("cast" or "cast.card" for an attribute), its gaps filled in.

        A key that no language has is a mistake of ours: KeyError.
        """
        text = self.find(key, **values)
        if text is None:
            raise KeyError(key)
        return text

    def find(self, key: str, /, **values: Value) -> str | None:
        """Like a call, but None where the catalogue has no such message."""
        for language in self._languages:
            for package in reversed(_PACKAGES):
                text = _messages(package, language).formatted(key, _filled_in(values, language))
                if text is not None:
                    return text if key.startswith(_READ) and not values else spelt(text, language)
        return None

    def gloss(self, rule: str) -> str | None:
        """What a rule says, in a few words of our own; None for a rule that has no gloss.

        A part of a keyword ability's rule (702.19b) that has none of its own is told as the keyword (702.19).
        """
        for number in (rule, rule.rstrip("abcdefghijkmnpqrstuvwxyz")) if rule.startswith("702.") else (rule,):
            key = "rule-" + number.replace(".", "-")
            for language in self._languages:
                text = _glosses(language, rule[:1]).formatted(key, {})
                if text is not None:
                    return spelt(text, language)
        return None

    def counter(self, kind: str) -> str:
        """A kind of counter as the language writes it: +1/+1, loyalty, « loyauté »."""
        if kind[:1] in "+-−":
            return kind
        return self("counter-called", name=self.bare(kind))

    def bare(self, name: str) -> str:
        """A kind of counter or a keyword by itself, as on a list or a counter (122.1b); what has no words stays."""
        key = name.replace(" ", "-")
        return self.find(f"counter-{key}") or self.find(keyword_name(name)) or name

    def player(self, name: str) -> str:
        """A player's name in a sentence: of one called "You" it is said that it is a name, as "You" would need another
        verb."""
        return self("player-called", name=name) if name.casefold() in spellings("pronouns") else name

    def both(self, items: Iterable[str], join: str = "and") -> str:
        """The items as a list in words: "A", "A and B", "A, B and C" (``join`` may be "or")."""
        listed = list(items)
        if len(listed) < 2:
            return "".join(listed)
        return self(f"list-{join}", most=", ".join(listed[:-1]), last=listed[-1])


def keyword_name(word: str) -> str:
    """The message that names a keyword (702) by itself."""
    return "keyword-name-" + _part_of_key(word)


def keyword_had(word: str) -> str:
    """The message that names a keyword (702) as what is gained, had and lost: with an article, where that is due."""
    return "keyword-" + _part_of_key(word)


def _part_of_key(word: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", word.lower()).strip("-")


@lru_cache(maxsize=256)
def spellings(key: str) -> frozenset[str]:
    """The words that a message lists, with commas, in any language, as ``cards.fold`` makes keys of them: all that
    people may write for one thing."""
    listed = (Words.of(language)(key) for language in LANGUAGES)
    return frozenset(fold(word) for words in listed for word in words.split(","))


def keys(language: str, *, glosses: bool = False) -> set[str]:
    """The keys of the engine's messages in a language, without or with only the glosses of rules."""
    found = set()
    for file in _files(__name__, language):
        if file.name.startswith("rules-") == glosses:
            for line in file.read_text("utf-8").splitlines():
                key, equals, _ = line.partition(" =")
                if equals and key[:1].isalpha():
                    found.add(key)
    return found


def _filled_in(values: dict[str, Value], language: str) -> dict[str, Value]:
    """The values as they go into a message: none too long for a sentence, and those numbers in words that are too long
    for Fluent, which counts with decimals of 28 digits."""
    mark = _THOUSANDS[language]
    return {name: _short(_value(value, mark)) for name, value in values.items()}


def _value(value: Value, mark: str) -> Value:
    if isinstance(value, str):
        return kept(value)
    return f"{value:,}".replace(",", mark) if isinstance(value, int) and abs(value) >= MOST_COUNTED else value


def kept(value: str) -> str:
    """A value whose own apostrophes are none of ours, and stay as they are: Brass's Bounty."""
    return value.replace("'", _ITS_OWN)


def spelt(text: str, language: str) -> str:
    """A text with words spelt as what stands beside them asks ("d’Ana"), with the spaces that hold together and, in
    French, its own apostrophe."""
    expression, instead = _SPELLING[language]
    text = expression.sub(instead, text)
    if language == "fr":
        text = _FEMININE.sub(_feminine, _CONTRACTED.sub(_contracted, text))
        text = _SPACING.sub("\u00a0", text).replace("'", "’")
    return text.replace(_ITS_OWN, "'")


def _feminine(found: re.Match[str]) -> str:
    """ "est détruit" as "est détruite", "sont mis" as "sont mises"."""
    many = "s" if found[3] in ("sont", "ont été") else ""
    return f"{found[1]}{found[2]} {found[3]} {found[4]}e{many}"


def _contracted(found: re.Match[str]) -> str:
    """ "de le" as "du", "à les" as "aux"."""
    many = found[2].lower() == "les "
    if found[1] == "à":
        return "aux " if many else "au "
    return f"{found[1][0]}{'es' if many else 'u'} "


def _short(value: Value) -> Value:
    return value[: MOST_VALUE - 1] + "…" if isinstance(value, str) and len(value) > MOST_VALUE else value


def _files(package: str, language: str) -> list[Traversable]:
    folder = resources.files(package) / language
    return sorted((f for f in folder.iterdir() if f.name.endswith(".ftl")), key=lambda f: f.name)


@lru_cache(maxsize=8)
def _messages(package: str, language: str) -> Messages:
    return _read(language, [f for f in _files(package, language) if not f.name.startswith("rules-")])


@lru_cache(maxsize=32)
def _glosses(language: str, hundred: str) -> Messages:
    return _read(language, [f for f in _files(__name__, language) if f.name == f"rules-{hundred}00.ftl"])


def _read(language: str, files: Iterable[Traversable]) -> Messages:
    return Messages(language, [file.read_text("utf-8") for file in files])
