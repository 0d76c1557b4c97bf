"""Two ways of comparing a question with what is said of rules, each with scores from 0 to about 1."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from math import log, sqrt

Query = Mapping[str, float]
"""The terms of a question, each with its weight."""

Scores = dict[str, float]
"""By rule number."""

DIGITS = 9
"""So many digits of a score count: beyond them machines reckon differently, and the order must not."""


def pairs(terms: Sequence[str]) -> list[str]:
    """The terms, and each two that stand together as one more."""
    return [*terms, *(f"{one} {two}" for one, two in pairwise(terms))]


class Field:
    """One text for each rule, compared by BM25."""

    def __init__(self, texts: Mapping[str, Sequence[str]], k1: float = 1.2, b: float = 0.6) -> None:
        """``texts`` are terms by rule."""
        average = sum(map(len, texts.values())) / max(1, len(texts))
        frequency = Counter(term for text in texts.values() for term in set(text))
        self.rarity = _rarities(frequency, len(texts))
        """How much it tells that a text has a term, for each that one has."""
        self._weights: dict[str, list[tuple[str, float]]] = defaultdict(list)
        for rule, text in texts.items():
            length = k1 * (1 - b + b * len(text) / average)
            for term, times in Counter(text).items():
                self._weights[term].append((rule, self.rarity[term] * times / (times + length)))
        self._unknown = log(len(texts) + 1)

    def scores(self, query: Query) -> Scores:
        """How much of the question each text has: 1 for all of it, many times over."""
        found: Scores = defaultdict(float)
        for term, weight in query.items():
            for rule, worth in self._weights.get(term, ()):
                found[rule] += weight * worth
        whole = sum(weight * self.rarity.get(term, self._unknown) for term, weight in query.items() if " " not in term)
        return {rule: score / whole for rule, score in found.items()} if whole else {}


class Sentences:
    """Sentences that are about rules, compared one by one: the nearest speak for their rules."""

    def __init__(self, sentences: Iterable[tuple[Sequence[str], Sequence[str]]]) -> None:
        """``sentences`` are pairs of rules and terms."""
        listed = [(rules, Counter(terms)) for rules, terms in sentences if terms]
        self._rules = [rules for rules, _ in listed]
        self._rarity = _rarities(Counter(term for _, terms in listed for term in terms), len(listed))
        self._unknown = log(len(listed) + 1)
        self._weights: dict[str, list[tuple[int, float]]] = defaultdict(list)
        for place, (_, terms) in enumerate(listed):
            length = sqrt(sum(self._rarity[term] ** 2 for term in terms))
            for term in terms:
                self._weights[term].append((place, self._rarity[term] / length))

    def scores(self, query: Query) -> Scores:
        """The cosine of the nearest sentence about each rule, and a little for others that are near."""
        near: dict[int, float] = defaultdict(float)
        squares = 0.0
        for term, weight in query.items():
            rarity = weight * self._rarity.get(term, self._unknown if " " not in term else 0.0)
            squares += rarity**2
            for place, worth in self._weights.get(term, ()):
                near[place] += rarity * worth
        found: dict[str, list[float]] = defaultdict(list)
        for place, score in near.items():
            for rule in self._rules[place]:
                found[rule].append(score)
        length = sqrt(squares) or 1.0
        return {rule: _pooled(scores) / length for rule, scores in found.items()}


def _pooled(scores: list[float]) -> float:
    if len(scores) == 1:
        return scores[0]
    best = sorted(scores, reverse=True)[:4]
    return best[0] + 0.15 * sum(best[1:])


def _rarities(frequency: Mapping[str, int], of: int) -> dict[str, float]:
    return {term: log(1 + (of - n + 0.5) / (n + 0.5)) * (0.5 if " " in term else 1.0) for term, n in frequency.items()}
