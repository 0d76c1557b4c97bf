"""What players call a card by what is printed on it (`kinds_of_cards.toml`): a board wipe, a clone, a sac outlet."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence
from functools import cache
from importlib import resources

from bot.asking.printed_words import texts
from bot.asking.terms import terms
from cards import Card

_NO_COST = "no mana cost"


def kinds_of(cards: Sequence[Card]) -> list[str]:
    """The terms of what these cards are called, and of the keywords that they have; each once."""
    found: dict[str, None] = {}
    for card in cards:
        printed = "\n".join((card.front.mana_cost or _NO_COST, card.front.type_line, texts(card)))
        said = [words for pattern, words in _kinds() if pattern.search(printed)]
        found |= dict.fromkeys(term for words in (*said, *card.keywords) for term in terms(words, "en"))
    return list(found)


@cache
def _kinds() -> tuple[tuple[re.Pattern[str], str], ...]:
    written = resources.files("bot.asking").joinpath("kinds_of_cards.toml").read_text("utf-8")
    listed = tomllib.loads(written).items()
    return tuple((re.compile(pattern, re.IGNORECASE | re.MULTILINE), words) for pattern, words in listed)
