"""What people call the terms of the glossary: in short ("etb"), by another word, or by a keyword's name in French."""

from __future__ import annotations

import re
from contextlib import suppress
from functools import cache

from bot.desk.context import Context
from bot.desk.reply import Place
from bot.words import LANGUAGES, Words, meant, one_of
from cards import UnknownRule, UnknownTerm, fold

TERMS = (
    "Battle",
    "Battlefield",
    "Color Identity",
    "Commander Tax",
    "Counter",
    "Cycling",
    "Damage",
    "Deathtouch",
    "Defender",
    "Double Strike",
    "Double-Faced Cards",
    "Enters the Battlefield",
    "Equip",
    "Fight",
    "First Strike",
    "Flying",
    "Haste",
    "Hexproof",
    "Infect",
    "Kicker, Kicked",
    "Layer",
    "Leaves the Battlefield",
    "Legend Rule",
    "Legendary",
    "Lifelink",
    "Mana Value",
    "Mill",
    "Priority",
    "Proliferate",
    "Prowess",
    "Reach",
    "Regenerate",
    "Scry",
    "Siege",
    "Stack",
    "State-Based Actions",
    "Summoning Sickness Rule",
    "Surveil",
    "Token",
    "Trample",
    "Ward",
)
"""Terms of the glossary that people call something else."""
_KEYWORDS = 702
_MOST_KEYWORDS = 250
LONGEST_NAME = 4
"""Words of a keyword's name."""


def term_meant(desk: Context, place: Place, text: str) -> str:
    """The term of the glossary that people mean by a word of theirs ("etb", "vol", "the stack"), else the word itself.
    What their own language calls a keyword goes before what another calls something ("initiative")."""
    article = re.compile(rf"^(?:{one_of('before-a-term')})\s*", re.I)
    own = desk.language(place)
    for said in dict.fromkeys((fold(text).strip(), article.sub("", fold(text).strip()))):
        if known := _keyword(desk, said, own) or meant("term", TERMS).get(said):
            return known
        with suppress(UnknownTerm):
            return desk.cards.glossary(said).term
        for other in LANGUAGES:
            if known := _keyword(desk, said, other):
                return known
    return text


def _keyword(desk: Context, said: str, language: str) -> str | None:
    """The keyword ability that a language calls so, by its term in the glossary."""
    number = keywords_called(language).get(said)
    if number is None:
        return None
    with suppress(UnknownRule, UnknownTerm):
        return desk.cards.glossary(desk.cards.rule(desk.cards.current_number(number) or number).text).term
    return None


@cache
def keywords_called(language: str) -> dict[str, str]:
    """The rule of each keyword ability by its name in a language, with which what the rule says in short begins."""
    words, found = Words.of(language), {}
    for n in range(2, _MOST_KEYWORDS):
        name, colon, _ = (words.gloss(f"{_KEYWORDS}.{n}") or "").partition(":")
        if colon and len(name.split()) <= LONGEST_NAME:
            found[fold(name).strip()] = f"{_KEYWORDS}.{n}"
    return found
