"""Of the rules and rulings that are found for a question, what is shown on one screen: the sentences that decide."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Sequence

from bot.asking.printed_words import texts
from bot.asking.terms import terms
from cards import Card

MOST_PASSAGE = 400
"""Characters of a rule's passage: the rest of the rule is a tap away."""
MOST_PRINTED = 240
"""Characters of a card's text that is shown whole."""
_OVERRULES = re.compile(r"\b(?:instead|can't|don't|doesn't|as though|rather than)\b", re.I)
"""What stands in a text that changes what the rules say (101.1)."""
_CANT = re.compile(r"\b(?:can't|don't|doesn't) (?P<be>be )?(?P<verb>[a-z]+)", re.I)
"""What a text says isn't done, whatever else says that it is (101.2)."""
_REMINDER = re.compile(r"\([^()]*\)")
_OVERRULING = 2
"""So many words it shares with the question at least."""
_ANYWHERE = frozenset(terms("ability affect card control creature effect opponent permanent player spell turn", "en"))
"""Words that rulings on anything share with a question."""
_MOST_WITH_CONDITION = 600
"""Characters of a passage with the sentences that it goes on from."""
_GOES_ON = re.compile(
    r"(?:(?:if|when|while|for|to|as|once|until|in|of|on|after|before|unless) )?"
    r"(?:it|its|they|their|them|that|those|this|these|such|the same|otherwise|rather|instead|doing so|another|both|"
    r"any other|in addition|the new|either)\b|(?:also|however|similarly|then|so)\b|note that",
    re.I,
)
"""How a sentence begins that says nothing without the one before it."""
_SENTENCE = re.compile(r"(?<=[.”])\s+(?=[A-Z“])")


def deciding_sentence(text: str, asked: set[str]) -> str:
    """The sentence of a rule that has most of the question's words."""
    return _deciding(_SENTENCE.split(text), asked)


def _deciding(sentences: Sequence[str], asked: set[str]) -> str:
    def shared(sentence: str) -> float:
        own = set(terms(sentence, "en"))
        return len(own & asked) / math.sqrt(4 + len(own))

    return max(sentences, key=shared, default="")


def passage(text: str, asked: set[str]) -> str:
    """A rule from the sentence that decides on, as much as fits, and never without what that sentence goes on from,
    what "that creature" is and when it is so. Where that stands too far before, the beginning of the rule says it."""
    if len(text) <= MOST_PASSAGE:
        return text
    sentences = _SENTENCE.split(text)
    decides = sentences.index(_deciding(sentences, asked)) if asked else 0
    first = decides
    while first and _GOES_ON.match(sentences[first]):
        first -= 1
    if first < decides and len(" ".join(sentences[first : decides + 1])) > _MOST_WITH_CONDITION:
        return f"{sentences[0]} … {sentences[decides]}{_rest(sentences, decides)}"
    last = decides
    while last + 1 < len(sentences) and len(" ".join(sentences[first : last + 2])) <= MOST_PASSAGE:
        last += 1
    return ("… " if first else "") + " ".join(sentences[first : last + 1]) + _rest(sentences, last)


def _rest(sentences: Sequence[str], last: int) -> str:
    """A mark where sentences follow that are not shown."""
    return " …" if last + 1 < len(sentences) else ""


def overruling(found: Iterable[Card], asked: set[str]) -> tuple[Card, str] | None:
    """What one of the cards says itself that changes what the rules say of what is asked: "If you would draw a card
    while your library has no cards in it, you win the game instead." """
    lines = (
        (len(set(terms(line, "en")) & asked - _ANYWHERE), card, line)
        for card in found
        for line in texts(card).split("\n")
        if _OVERRULES.search(line)
    )
    shared, card, line = max(lines, key=lambda one: one[0], default=(0, None, ""))
    return (card, line.strip()) if card is not None and shared >= _OVERRULING else None


def excepting(found: Iterable[Card], answer: str, asked: set[str]) -> tuple[Card, str] | None:
    """What one of the cards says itself can't be done that an ``answer`` says is done, where that does not speak of
    what can't: "This spell can't be countered" (101.2). What others can't do counts only if that is ``asked`` about."""
    told = set(terms(answer, "en"))
    spoken_of = {term for one in _CANT.finditer(answer) for term in terms(one["verb"], "en")}
    for card in found:
        for line in texts(card).split("\n"):
            for one in _CANT.finditer(_REMINDER.sub("", line)):
                verb = set(terms(one["verb"], "en")) - spoken_of
                if verb & (told if one["be"] else told & asked):
                    return card, line.strip()
    return None


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
