"""Of the rules and rulings that are found for a question, what is shown on one screen: the sentences that decide."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable

from bot.asking.terms import terms
from cards import Card, Ruling

MOST_PASSAGE = 320
"""Characters of a rule's passage: the rest of the rule is a tap away."""
MOST_PRINTED = 240
"""Characters of a card's text that is shown whole."""
NEARLY = 0.7
"""A further ruling says at least such a share of what the first says of the question."""
_ANYWHERE = frozenset(terms("ability affect card control creature effect opponent permanent player spell turn", "en"))
"""Words that rulings on anything share with a question."""
_SENTENCE = re.compile(r"(?<=[.”])\s+(?=[A-Z“])")


def deciding_sentence(text: str, asked: set[str]) -> str:
    """The sentence of a rule that has most of the question's words."""

    def shared(sentence: str) -> float:
        own = set(terms(sentence, "en"))
        return len(own & asked) / math.sqrt(4 + len(own))

    return max(_SENTENCE.split(text), key=shared, default="")


def passage(text: str, asked: set[str]) -> str:
    """A rule from the sentence that decides on, as much as fits."""
    start = text.find(deciding_sentence(text, asked)) if len(text) > MOST_PASSAGE and asked else 0
    found = ("… " if start else "") + text[start:]
    return found if len(found) <= MOST_PASSAGE else _cut(found)


def _cut(passage: str) -> str:
    """Whole sentences of a passage, as many as fit, at least the beginning of one."""
    end = max(passage.rfind(mark, 0, MOST_PASSAGE) for mark in (". ", ".” "))
    return f"{passage[: end + 1 if end > MOST_PASSAGE // 2 else MOST_PASSAGE]} …"


def printed_on_cards(found: Iterable[Card], asked: set[str], most: int) -> list[tuple[Card, str]]:
    """What the cards say themselves about the question, those first that share most words with it: a short text whole,
    of a longer one the line that has most of the question's words."""
    scored = []
    for card in found:
        lines = card.front.text.split("\n")
        shared = {line: len(set(terms(line, "en")) & asked - _ANYWHERE) for line in lines}
        line = max(lines, key=lambda line: shared[line])
        if len(card.front.text) <= MOST_PRINTED:
            scored.append((shared[line], card, card.front.text))
        elif shared[line]:
            scored.append((shared[line], card, passage(line, asked)))
    scored.sort(key=lambda one: -one[0])
    return [(card, text) for _, card, text in scored[:most] if text]


def nearest_rulings(found: Iterable[Card], asked: set[str], about: set[str], most: int) -> list[tuple[Card, Ruling]]:
    """The rulings on these cards that share most words with the question, and with the rules that answer it. None
    that says much less of what is asked than another does."""
    scored = []
    for card in found:
        for ruling in card.rulings:
            own = set(terms(ruling.text, "en"))
            if own & asked - _ANYWHERE:
                score = (len(own & asked) + len(own & about) / 2) / math.sqrt(3 + len(own))
                scored.append((score, card, ruling))
    scored.sort(key=lambda one: -one[0])
    return [(card, ruling) for score, card, ruling in scored[:most] if score >= NEARLY * scored[0][0]]
