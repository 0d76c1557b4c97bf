"""What stands at the end of a question: how it goes on, the zone that it asks about, the tokens."""

from __future__ import annotations

import re
from functools import cache

from bot.situations.descriptions import TRIBES, agent
from bot.situations.noun_pattern import NAMED
from bot.situations.spelling import plain_letters
from bot.words import one_of, typed
from cards import fold


def is_tail(text: str) -> bool:
    """Whether a text goes on with a question and asks nothing more: "even though it dies", "in total". It names no
    card and no number, which something might depend on."""
    plain = plain_letters(text)
    found = re.match(rf"{one_of('situation-tail')}(?!\w)", plain, re.I)
    if found is None or re.search(rf"[\d{NAMED}]", plain):
        return False
    further = one_of("situation-if", "situation-asking", "situation-may")
    return re.search(rf"(?<!\w){further}(?!\w)", plain[found.end() :], re.I) is None


def purpose_asked(text: str) -> str:
    """What an act is asked about for alone, in its words: "just to get the mana". Empty for nothing."""
    found = re.search(rf"(?<!\w){one_of('situation-purpose-asked')}\s[^,.;:?!\n]+", plain_letters(text), re.I)
    return text[found.start() : found.end()].strip() if found is not None else ""


_PLACES = ("graveyard", "hand", "exile", "library", "command", "battlefield")


def zone_of(text: str) -> str:
    """The zone that a word or two stand for, empty for none: "graveyard", "command zone"."""
    plain = fold(text)
    kinds = ((zone, f"situation-{'zone' if zone in _PLACES[:3] else 'place'}-{zone}") for zone in _PLACES)
    return next((zone for zone, what in kinds if plain in typed(what)), "")


@cache
def _made() -> re.Pattern[str]:
    small = one_of("situation-a", "situation-the", "situation-my", "situation-their", "situation-any", "situation-of")
    tokens = one_of(
        "situation-token",
        *(f"situation-tribe-{one}" for one in TRIBES),
        *(f"token-{one}" for one in ("treasure", "clue", "food", "blood")),
    )
    number = one_of(*(f"situation-number-{one}" for one in ("two", "three", "four", "five")))
    sized = rf"\d+/\d+s?(?: (?:\w+ ){{0,2}}(?:{tokens}s?|{agent()}|{one_of('situation-creature')}))?"
    return re.compile(
        rf"(?:(?:{small}|{number}|\d+) ?)*(?:{sized}|(?:\w+ )?{tokens}s?)(?: {one_of('situation-token')})?"
    )


def made_of(text: str) -> bool:
    """Whether a text stands for tokens that something makes: "the wurm tokens", "a spirit", "2 treasures"."""
    return _made().fullmatch(fold(text)) is not None
