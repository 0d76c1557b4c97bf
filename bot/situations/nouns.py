"""The noun phrases of a question: "my 3/3 with trample", "two other dudes", "his Wall of Omens", "it".

A phrase says what is spoken of; which pieces of the board that is, or that it is a new one, is for the reader to say.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from bot.words import meant, one_of, typed
from cards import fold

NAMED = "§"
"""Before the number of a card's name, in a text in which the names are replaced."""
_NUMBERS = ("one", "two", "three", "four", "five", "six")
_KEYWORDS = [
    "deathtouch",
    "defender",
    "double-strike",
    "first-strike",
    "flying",
    "haste",
    "hexproof",
    "indestructible",
    "lifelink",
    "menace",
    "reach",
    "trample",
    "vigilance",
    "infect",
]
_TOKENS = ("treasure", "clue", "food", "blood")
MOST = 20
"""More pieces than this at once are not put on a board."""


@dataclass(frozen=True, slots=True)
class Phrase:
    """One noun phrase. ``whose`` is "mine", "theirs" or empty; ``card`` the number of a name; ``number`` is 0 for all
    that there are. ``pronoun`` stands for what was spoken of last."""

    text: str
    whose: str = ""
    number: int = 1
    new: bool = False
    """It brings something new: "a", "another", a number."""
    card: int | None = None
    size: str = ""
    keywords: tuple[str, ...] = ()
    token: str = ""
    tribe: str = ""
    """Its creature type."""
    pronoun: bool = False
    notes: tuple[str, ...] = ()
    attached: tuple[int, ...] = ()
    """The numbers of names of what is attached to it."""
    general: bool = False
    """Any creature, of which nothing else is said."""
    zone: str = ""
    word: str = ""
    """A word that something told of before is called by: "the wall", "his angel"."""


@cache
def _pattern() -> re.Pattern[str]:
    keyword = one_of(*(f"situation-keyword-{one}" for one in _KEYWORDS))
    agent = one_of(*(f"situation-agent-{one}" for one in _KEYWORDS))
    number = rf"(?:\d+|{one_of(*(f'situation-number-{one}' for one in _NUMBERS))})"
    counters = rf"{one_of('situation-with')}\ (?:{one_of('situation-a')}|{number})\ [+-]\d/[+-]\d\ {one_of('counters')}"
    listed = rf"{keyword}(?:(?:,\ |\ {one_of('situation-and')}\ |,\ {one_of('situation-and')}\ ){keyword})*"
    whose = one_of("situation-my", "situation-their")
    return re.compile(
        rf"""
        (?:(?P<mine>{one_of("situation-my")})\ |(?P<theirs>{one_of("situation-their")})\ ?
          |(?P<the>{one_of("situation-the")})\ )?
        (?:(?P<all>{one_of("situation-all")})\ )?
        (?:(?P<other>{one_of("situation-other")})\ |(?P<a>{one_of("situation-a")})\ )?
        (?:(?P<number>{number})\ )?
        (?:{one_of("situation-other")}\ )?
        (?:(?P<tapped>{one_of("flag-tapped")})\ |{one_of("situation-filler")}\ )*
        (?:
          {NAMED}(?P<card>\d+)(?:\ (?:{one_of("situation-creature")}|{one_of("situation-spell")}))?(?:['’]?s)?
          | (?:(?P<size>\d+/\d+)s?)?\ ?(?P<before>(?:{keyword}\ ?)*)
            (?:\ ?(?P<tribe>{one_of("situation-tribe")})(?:s|\ {one_of("situation-creature", "situation-token")})?
              |(?P<noun>\ ?(?:{one_of("situation-creature")}|{agent}|(?:\w+\ )?{one_of("situation-token")})))?
          | (?P<treasure>{one_of(*(f"token-{one}" for one in _TOKENS))})s?(?:\ {one_of("situation-token")})?
          | (?P<word>{one_of("situation-kind")})
        )
        (?P<behind>(?:
            \ {one_of("situation-with")}\ {listed}
          | \ {counters}(?:\ {one_of("situation-on-it")})?
          | \ {one_of("situation-with")}\ (?:{one_of("situation-a")}|{number})\ {one_of("counters")}
            (?:\ {one_of("situation-on-it")})?
          | \ {one_of("situation-attached")}\ (?:{one_of("situation-a")}\ )?{NAMED}\d+
            (?:\ {one_of("situation-and")}\ {NAMED}\d+)*
          | \ {one_of("situation-at")}\ \d+(?:\ {one_of("situation-measure")})?
          | \ {one_of("situation-in")}\ (?:(?:{whose}|{one_of("situation-the")})\ ?)?
            {one_of(*(f"situation-zone-{zone}" for zone in ("hand", "graveyard", "exile")))}
          | \ {one_of("situation-on-battlefield")}
          | \ (?:{one_of("flag-tapped")}|{one_of("situation-filler")})
        )*)
        """,
        re.I | re.X,
    )


def phrase(text: str) -> Phrase | None:
    """The one noun phrase that a text is; None if it is none."""
    plain = " ".join(fold(text).split())
    if plain in typed("situation-it"):
        return Phrase(text, pronoun=True)
    if plain in typed("situation-them"):
        return Phrase(text, pronoun=True, number=0)
    if plain in typed("situation-everything"):
        return Phrase(text, number=0, general=True)
    if plain in typed("situation-one-of-them"):
        return Phrase(text, pronoun=True, new=True)
    found = _pattern().fullmatch(plain)
    if found is None:
        return None
    noun = (found["noun"] or "").strip()
    tribe = found["tribe"] or ""
    definite = found["word"] and (found["mine"] or found["theirs"] or found["the"]) and not found["number"]
    if not (found["card"] or found["size"] or noun or tribe or found["treasure"] or definite):
        return None
    number = _number(found["number"])
    behind = found["behind"] or ""
    keywords = (*_keywords_in(found["before"] or ""), *_agents_in(noun), *_keywords_in(behind))
    whose = "mine" if found["mine"] else "theirs" if found["theirs"] else ""
    whose = whose or _whose_zone(behind)
    return Phrase(
        text=text,
        whose=whose,
        number=0 if found["all"] and not found["number"] else number,
        new=bool(found["a"] or found["other"] or (found["number"] and not found["the"] and not found["all"])),
        card=int(found["card"]) if found["card"] else None,
        size=found["size"] or "",
        keywords=tuple(dict.fromkeys(keywords)),
        token=_token(found["treasure"] or ""),
        tribe=_singular(tribe).capitalize(),
        notes=tuple(_notes(bool(found["tapped"] or re.search(rf"\s{one_of('flag-tapped')}\b", behind, re.I)), behind)),
        attached=tuple(int(n) for n in re.findall(rf"{NAMED}(\d+)", behind)),
        general=not (found["card"] or found["size"] or keywords or found["treasure"] or definite or tribe),
        zone=_zone(behind),
        word=(found["word"] or "").removesuffix("'s"),
    )


def _singular(tribe: str) -> str:
    """The first of a word and what may be its singular that is a word as well: "wolves", "elves", "goblins"."""
    known = typed("situation-tribe")
    return next((one for one in (re.sub("ves$", "f", tribe), tribe.removesuffix("s")) if one in known), tribe)


def _number(text: str | None) -> int:
    if not text:
        return 1
    if text.isdecimal():
        return min(int(text[:4]), MOST + 1)
    return next(n for n, word in enumerate(_NUMBERS, start=1) if fold(text) in typed(f"situation-number-{word}"))


def _keywords_in(text: str) -> Iterator[str]:
    for one in _KEYWORDS:
        if re.search(rf"\b{one_of(f'situation-keyword-{one}')}\b", text, re.I):
            yield one.replace("-", " ")


def _agents_in(noun: str) -> Iterator[str]:
    for one in _KEYWORDS:
        if fold(noun) in typed(f"situation-agent-{one}"):
            yield one.replace("-", " ")


def _token(text: str) -> str:
    return meant("token", _TOKENS).get(fold(text), "")


def _notes(tapped: bool, behind: str) -> Iterator[str]:
    """What a pasted board says in parentheses."""
    if tapped:
        yield "tapped"
    if found := re.search(rf"(\S+) ([+-]\d/[+-]\d) {one_of('counters')}", behind, re.I):
        yield f"{1 if found[1] in typed('situation-a') else _number(found[1])} {found[2]}"
    if found := re.search(rf" {one_of('situation-at')} (\d+)", behind, re.I):
        yield f"at {found[1]}"
    elif found := re.search(rf"{one_of('situation-with')} (\S+) {one_of('counters')}", behind, re.I):
        yield f"at {1 if found[1] in typed('situation-a') else _number(found[1])}"


def _zone(behind: str) -> str:
    for zone in ("hand", "graveyard", "exile"):
        if re.search(rf"\b{one_of(f'situation-zone-{zone}')}\b", behind, re.I):
            return zone
    return "battlefield" if re.search(one_of("situation-on-battlefield"), behind, re.I) else ""


def _whose_zone(behind: str) -> str:
    if not _zone(behind) or _zone(behind) == "battlefield":
        return ""
    mine, theirs = (re.search(rf"\b{one_of(word)}\b", behind, re.I) for word in ("situation-my", "situation-their"))
    return "mine" if mine else "theirs" if theirs else ""


def phrases(text: str) -> Sequence[Phrase] | None:
    """The noun phrases of a list, "A, B and C"; None if the text is none."""
    one = phrase(text)
    if one is not None:
        return (one,)
    for mark in reversed(
        list(re.finditer(rf"\s*,\s*(?:{one_of('situation-and')}\s+)?|\s+{one_of('situation-and')}\s+", text, re.I))
    ):
        last = phrase(text[mark.end() :])
        rest = phrases(text[: mark.start()]) if last is not None else None
        if last is not None and rest is not None:
            return (*rest, last)
    return None
