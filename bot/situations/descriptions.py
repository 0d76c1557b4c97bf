"""What describes the things of a question: keywords, colors, creature types, numbers, counters."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache, lru_cache

from bot.words import one_of, typed
from cards import fold

_NUMBERS = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "twenty")
_WORTH: tuple[int, ...] = (*range(1, 13), 20)
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
    "persist",
    "undying",
    "shroud",
    "wither",
    "prowess",
]
COLORS = ("white", "blue", "black", "red", "green", "colorless")
TRIBES = (
    *("angel", "ape", "archer", "artificer", "assassin", "bat", "bear", "beast", "berserker", "bird"),
    *("boar", "cat", "centaur", "cleric", "construct", "crab", "demon", "dinosaur", "dog", "dragon"),
    *("drake", "druid", "dwarf", "eldrazi", "elemental", "elephant", "elf", "faerie", "fox", "frog"),
    *("fungus", "giant", "goat", "goblin", "god", "golem", "gremlin", "griffin", "horror", "horse"),
    *("human", "hydra", "illusion", "imp", "insect", "knight", "lizard", "merfolk", "minotaur", "monk"),
    *("mouse", "mutant", "myr", "ninja", "ogre", "ooze", "orc", "ox", "phyrexian", "pirate", "plant"),
    *("rabbit", "rat", "rhino", "robot", "rogue", "samurai", "saproling", "scout", "serpent", "servo"),
    *("shaman", "skeleton", "sliver", "snake", "soldier", "spider", "spirit", "squirrel", "thopter"),
    *("treefolk", "troll", "turtle", "vampire", "villain", "wall", "warlock", "warrior", "werewolf"),
    *("whale", "wizard", "wolf", "wurm", "zombie"),
)
"""Creature types that stand-ins are called by."""
MOST = 20
"""More pieces than this at once are not put on a board."""


@cache
def number() -> str:
    """A regular expression for a number, in figures or in a word."""
    return rf"(?:\d+|{_number_word()})"


@cache
def _number_word() -> str:
    return one_of(*(f"situation-number-{one}" for one in _NUMBERS))


@cache
def color() -> str:
    """A regular expression for a color."""
    return one_of(*(f"situation-color-{one}" for one in COLORS))


def color_of(text: str) -> str:
    """The color that a word stands for, in English; empty for none."""
    return next((one for one in COLORS if fold(text) in typed(f"situation-color-{one}")), "")


@cache
def keyword() -> str:
    """A regular expression for a keyword: "trample", "protection from red"."""
    return rf"(?:{one_of(*(f'situation-keyword-{one}' for one in _KEYWORDS))}|{_protection()})"


@cache
def agent() -> str:
    """A regular expression for a noun that says a keyword: "trampler", "flyer"."""
    return one_of(*(f"situation-agent-{one}" for one in _KEYWORDS))


@cache
def counted() -> str:
    """A regular expression for a number of counters: "3 +1/+1 counters on it", "a loyalty counter"."""
    kind = rf"(?:[+-]\d/[+-]\d|(?!{one_of('situation-left')}\b)[a-z]{{3,10}})"
    counters = rf"(?:{kind}\ )?{one_of('counters')}(?:\ (?:(?:de\ |d'){kind}|[+-]\d/[+-]\d))?"
    all_its = rf"(?:{one_of('situation-all', 'situation-its', 'situation-the')}\ ){{0,2}}"
    return rf"{all_its}(?:{one_of('situation-a')}|{number()})\ {counters}(?:\ {one_of('situation-on-it')})?"


@cache
def tribes() -> str:
    """A regular expression for the words for creature types."""
    return one_of(*(f"situation-tribe-{one}" for one in TRIBES))


def tribe_of(word: str) -> str:
    """The creature type that a word in the singular or plural stands for."""
    said = fold(word)
    return next((one for one in TRIBES if said in typed(f"situation-tribe-{one}")), "").capitalize()


@cache
def _protection() -> str:
    """A regular expression for protection from colors, the one keyword of stand-ins that says from what (702.16)."""
    more = rf"(?:\ {one_of('situation-and')}\ {one_of('situation-protection-from')}\ ?{color()})*"
    return rf"{one_of('situation-protection')}\ {one_of('situation-protection-from')}\ ?{color()}{more}"


def how_many(text: str | None) -> int:
    """How many a number or nothing before a noun says: "two", "3"; one where nothing does."""
    if not text:
        return 1
    if text.isdecimal():
        return min(int(text[:4]), MOST + 1)
    return next(n for n, word in zip(_WORTH, _NUMBERS, strict=True) if fold(text) in typed(f"situation-number-{word}"))


def number_of(text: str) -> int | None:
    """The number that a text is, in figures or in a word; None if it is none."""
    if re.fullmatch(r"[-−]?\d{1,4}", text):
        return int(text.replace("−", "-"))
    known = {word for one in _NUMBERS for word in typed(f"situation-number-{one}")}
    return how_many(text) if fold(text) in known else None


def times_of(text: str) -> int | None:
    """How often something is said to be done: "twice"; None if a text does not say that."""
    said = enumerate(("two", "three", "four", "five"), 2)
    return next((number for number, word in said if fold(text) in typed(f"situation-times-{word}")), None)


def keywords_in(text: str) -> Iterator[str]:
    """The keywords that a text names."""
    for one in _KEYWORDS:
        if re.search(rf"\b{one_of(f'situation-keyword-{one}')}\b", text, re.I):
            yield one.replace("-", " ")
        if one == "double-strike":  # which in French has the other in it, "double initiative"
            text = re.sub(rf"\b{one_of(f'situation-keyword-{one}')}\b", "", text, flags=re.I)
    for found in re.finditer(_protection(), text, re.I | re.X):
        for color in COLORS:
            if re.search(rf"\b{one_of(f'situation-color-{color}')}\b", found[0], re.I):
                yield f"protection from {color}"


@lru_cache(maxsize=4096)
def is_keywords(text: str) -> bool:
    """Whether a text is one keyword or a list of them: "flying", "trample and protection from red"."""
    kinds = (f"situation-{kind}-{one}" for kind in ("keyword", "agent") for one in _KEYWORDS)
    word = rf"(?:{one_of(*kinds)}|{_protection()})"
    join = rf"(?:\s*,\s*(?:{one_of('situation-and')}\s)?|\s{one_of('situation-and')}\s|\s)"
    return re.fullmatch(rf"{word}(?:{join}{word})*", fold(text), re.I | re.X) is not None


def keywords() -> frozenset[str]:
    """The words for keywords."""
    return frozenset().union(*(typed(f"situation-{kind}-{one}") for kind in ("keyword", "agent") for one in _KEYWORDS))


def keywords_of_agent(noun: str) -> Iterator[str]:
    """The keywords that a noun for a creature says: "a trampler", "his flyer"."""
    for one in _KEYWORDS:
        if fold(noun) in typed(f"situation-agent-{one}"):
            yield one.replace("-", " ")


def counters_note(text: str) -> str:
    """What a pasted board says of counters: "3 +1/+1"; "at 3" where their kind is not said."""
    plain = re.sub(rf"\s{one_of('situation-on-it')}$", "", fold(text))
    plain = re.sub(rf"\s?\b{one_of('counters')}\b\s?", " ", plain).strip()
    plain = re.sub(rf"^(?:{one_of('situation-all', 'situation-its', 'situation-the')} )+", "", plain)
    first = re.match(rf"{_number_word()}|\S+", plain, re.I)
    said = first[0] if first is not None else ""
    kind = re.sub(r"^(?:de |d')", "", plain[len(said) :].strip())
    number = 1 if said in typed("situation-a") else how_many(said)
    return f"{number} {kind}" if kind else f"at {number}"
