"""What people say is done, by the words with which card texts say it: "bounce", "renvoyer" and "return"."""

from __future__ import annotations

import re
from collections.abc import Iterator

from cards.model import fold
from engine.table.short_acts.naming import typed
from engine.table.short_acts.sentences import tokens_of

DEEDS = {
    "counter": r"^counter\b|\bcounter (?:target|that|it)\b",
    "return": r"\breturns?\b",
    "draw": r"\bdraws?\b",
    "tap": r"\btap\b",
    "untap": r"\buntap\b",
    "destroy": r"\bdestroy\b",
    "exile": r"\bexiles?\b",
    "damage": r"\bdamage\b",
    "discard": r"\bdiscards?\b",
    "sacrifice": r"\bsacrifices?\b",
    "gain-life": r"\bgains? .*\blife\b",
    "lose-life": r"\bloses? .*\blife\b",
    "mill": r"\bmills?\b",
    "search": r"\bsearch(?:es)?\b",
    "create": r"\bcreates?\b",
    "copy": r"\bcopy\b",
    "fight": r"\bfights?\b",
    "kill": r"\bdestroy\b|\bdamage\b",
    "pump": r"\bgets? \+|\+1/\+1 counters? on\b",
    "ping": r":.*\bdamage\b",
}
"""Deeds, and how a card's text says them."""
MOST_WORDS = 3
"""Words by which a deed is said."""


def deeds_said(text: str) -> frozenset[str]:
    """The deeds of which a text speaks, in any language."""
    return frozenset(deed for run in _runs(text) for deed in DEEDS if run in typed(f"does-{deed}"))


def does(card_text: str, deed: str) -> bool:
    """Whether a card's text says a deed."""
    return re.search(DEEDS[deed], card_text, re.I) is not None


def _runs(text: str) -> Iterator[str]:
    words = [fold(token.text) for token in tokens_of(text)]
    for at in range(len(words)):
        for length in range(1, MOST_WORDS + 1):
            yield " ".join(words[at : at + length])
