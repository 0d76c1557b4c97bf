"""Which abilities of a card a ruling speaks of, and which of them a step carries out."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache

from cards.model import Card
from engine.report.rulings.content_words import content, without_reminders

SAME, TELLING = 0.6, 1
"""From which share of its words on a sentence is one of an ability's; and how many words that the other abilities don't
have make a ruling one on an ability."""

_ORDINAL = re.compile(r"\b(first|second|third|fourth|last|final) (?:loyalty |triggered |activated )?ability\b", re.I)
_KIND = re.compile(r"\b(triggered|activated|loyalty|landfall) ability\b", re.I)
_KINDS = {
    "triggered": re.compile(r"\b(?:When|Whenever|At)\b"),
    "activated": re.compile(r"^[^\"]*: "),
    "loyalty": re.compile(r"^\[?[+−-]?(?:\d+|X)\]?: "),
    "landfall": re.compile(r"^Landfall\b"),
}
_ITS_OWN = re.compile(r"^[^.,]*'s (?:\w+ )?ability\b", re.I)
_SENTENCE = re.compile(r"(?<=\.)\s+")
_DENIED = re.compile(r", not [^.,]*")
_PLACES = {"first": 0, "second": 1, "third": 2, "fourth": 3, "last": -1, "final": -1}


def another_ability(ruling: str, card: Card, texts: Sequence[str]) -> bool:
    """Whether a ruling speaks of another ability of its card than those whose texts are carried out."""
    carried = {place for text in texts for place in _carried_out(card, text)}
    if texts and not carried and _ITS_OWN.search(ruling):  # what is carried out is not printed on the card
        return True
    meant = _spoken_of(card, ruling)
    if carried and meant and carried.isdisjoint(meant):
        return True
    return len(carried) == 1 and _another_sentence(_abilities(card)[min(carried)], content(card.name), ruling, texts)


def _another_sentence(ability: str, name: frozenset[str], ruling: str, texts: Iterable[str]) -> bool:
    """Whether a ruling speaks of another sentence of an ability than those that are carried out."""
    sentences = [content(sentence) - name for sentence in _SENTENCE.split(ability)]
    done = content(" ".join(texts))
    carried = {n for n, own in enumerate(sentences) if own and len(own & done) >= SAME * len(own)}
    common = frozenset[str]().union(*(a & b for i, a in enumerate(sentences) for b in sentences[:i]))
    words = content(_affirmed(ruling))
    found = [len(words & own - common) for own in sentences]
    most = max(found)
    return most >= TELLING and bool(carried) and all(found[n] < most for n in carried)


def _affirmed(ruling: str) -> str:
    """A ruling without what it says not to be so."""
    return _DENIED.sub("", ruling)


@lru_cache(maxsize=4096)
def _abilities(card: Card) -> tuple[str, ...]:
    """The abilities that are printed on a card, those of all faces in a row."""
    lines = (line for face in card.faces for line in without_reminders(face.text).splitlines())
    return tuple(line.strip() for line in lines if line.strip())


@lru_cache(maxsize=4096)
def _own_words(card: Card) -> tuple[frozenset[str], ...]:
    """For each ability of a card the words that say what it is about, but for the card's name."""
    return tuple(content(ability) - content(card.name) for ability in _abilities(card))


@lru_cache(maxsize=4096)
def _carried_out(card: Card, text: str) -> frozenset[int]:
    """The places of the abilities of a card that a text that is carried out belongs to."""
    words = content(without_reminders(text)) - content(card.name)
    shares = [len(words & own) / len(words) if words else 0.0 for own in _own_words(card)]
    best = max(shares, default=0.0)
    return frozenset(place for place, share in enumerate(shares) if share == best >= SAME)


@lru_cache(maxsize=4096)
def _spoken_of(card: Card, ruling: str) -> frozenset[int]:
    """The places of the abilities of a card that a ruling speaks of; none where it may speak of any of them."""
    abilities = _abilities(card)
    possible = list(range(len(abilities)))
    if kind := _KIND.search(ruling):
        pattern = _KINDS[kind[1].lower()]
        possible = [place for place in possible if pattern.search(abilities[place])] or possible
    if ordinal := _ORDINAL.search(ruling):
        place = _PLACES[ordinal[1].lower()]
        return frozenset({possible[place]} if place < len(possible) and len(card.faces) == 1 else ())
    words = content(_affirmed(ruling))
    own = _own_words(card)
    common = frozenset[str]().union(*(a & b for i, a in enumerate(own) for b in own[:i]))
    found = {place: len(words & own[place] - common) for place in possible}
    most = max(found.values(), default=0)
    if most < TELLING:
        return frozenset(possible if len(possible) < len(abilities) else ())
    return frozenset(place for place, n in found.items() if n == most)
