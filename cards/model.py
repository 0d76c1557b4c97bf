"""What is printed: cards, faces, rulings, rules and glossary entries, as frozen dataclasses.

This is the one module of ``cards`` that the engine knows. It holds facts only; nothing here reads a
file or a database.
"""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass, field

_PLAIN = str.maketrans(
    {"’": "'", "‘": "'", "ʼ": "'", "“": '"', "”": '"', "–": "-", "—": "-", "−": "-", "Æ": "Ae", "æ": "ae"}
    | {"Œ": "Oe", "œ": "oe", "ø": "o", "Ø": "O", "ß": "ss", "ð": "d", "Ð": "D", "ł": "l", "Ł": "L"}
)


def fold(name: str) -> str:
    """The key under which a name is looked up: no case, no accents, plain quotes and single spaces.

    What is no character at all (a lone surrogate, out of a broken file) is dropped.
    """
    if name.isascii():
        return " ".join(name.lower().split())
    plain = unicodedata.normalize("NFKD", name.translate(_PLAIN)).casefold()
    letters = "".join(c for c in plain if not unicodedata.combining(c))
    return " ".join(letters.encode("utf-8", "ignore").decode("utf-8").split())


@dataclass(frozen=True, slots=True)
class Face:
    """One face (or half) of a card, as printed (CR 200, 709-712, 715).

    ``power``, ``toughness``, ``loyalty`` and ``defense`` are the printed text ("2", "*", "1+*", "X"),
    or None where the face has none. ``colors`` and ``color_indicator`` are subsets of "WUBRG" in that
    order; ``colors`` already takes the mana cost and the indicator into account (CR 202.2, 204).
    ``mana_cost`` is in braces ("{1}{W}") and empty where there is none (CR 202.1b).
    """

    name: str
    mana_cost: str = ""
    type_line: str = ""
    supertypes: tuple[str, ...] = ()
    types: tuple[str, ...] = ()
    subtypes: tuple[str, ...] = ()
    text: str = ""
    power: str | None = None
    toughness: str | None = None
    loyalty: str | None = None
    defense: str | None = None
    colors: str = ""
    color_indicator: str = ""
    foreign_names: tuple[tuple[str, str], ...] = ()
    """Pairs of language code ("fr") and the face's name in that language."""
    image: str = ""
    """Where a picture of it is on the web, if the data say so."""


@dataclass(frozen=True, slots=True)
class Ruling:
    """An official ruling on a card. ``source`` is the publisher's tag ("wotc", "scryfall")."""

    date: str
    text: str
    source: str = "wotc"


@dataclass(frozen=True, slots=True)
class Card:
    """A card as printed: one face, or several with a ``layout`` that says how they belong together.

    ``name`` is the full name ("Fire // Ice" for a card with two faces). ``layout`` uses Scryfall's words
    ("normal", "transform", "modal_dfc", "split", "adventure", "flip", "meld", "saga", "class", ...).
    ``legalities`` maps a format to "legal", "restricted" or "banned"; a format that is absent is not
    legal or not known. ``printings`` are set codes in capitals.
    """

    name: str
    faces: tuple[Face, ...]
    layout: str = "normal"
    oracle_id: str | None = None
    mana_value: float = 0.0
    color_identity: str = ""
    keywords: tuple[str, ...] = ()
    legalities: dict[str, str] = field(default_factory=dict, hash=False)
    printings: tuple[str, ...] = ()
    rulings: tuple[Ruling, ...] = ()
    source: str = ""
    """Which import the card's text came from ("scryfall 2026-08-22", "starter set")."""

    dated: str = ""
    """The date of that import's data ("2026-08-22"), or empty where it says none."""

    @property
    def front(self) -> Face:
        return self.faces[0]


@dataclass(frozen=True, slots=True)
class Rule:
    """One numbered rule of the Comprehensive Rules ("310.8b"), or a heading ("310", "3")."""

    number: str
    text: str
    parent: str | None = None
    examples: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class GlossaryEntry:
    """One entry of the Comprehensive Rules' glossary."""

    term: str
    text: str


@dataclass(frozen=True, slots=True)
class Statement:
    """One of the statements that the assistant was founded to make come true (S01, S02, ...).

    ``kind`` is "rule" or "glossary" (``ref`` is the rule that says it), "ruling" or "card" (``text`` is the
    words of the ruling, or of the card itself).
    """

    kind: str
    ref: str = ""
    text: str = ""


@dataclass(frozen=True, slots=True)
class RuleMove:
    """Where a rule of another edition of the Comprehensive Rules stands in the current one.

    ``number`` is its number in the edition that took effect on ``edition``; ``now`` its number in the
    current edition, or None where the rule has vanished. ``change`` is "renumbered" (same words, another
    number), "reworded" (the words changed; the number may have too) or "vanished".
    """

    number: str
    now: str | None
    edition: str
    change: str

    def __str__(self) -> str:
        if self.now is None:
            return f"{self.number} ({self.edition}) is no longer in the rules."
        if self.now == self.number:
            return f"{self.number} was worded differently in the rules of {self.edition}."
        return f"{self.number} ({self.edition}) is now {self.now}."
