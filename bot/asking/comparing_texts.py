"""Ways of comparing a question with what is said of rules, each with scores from 0 to about 1."""

from __future__ import annotations

from array import array
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import chain, pairwise
from math import log, sqrt
from struct import Struct

Query = Mapping[str, float]
"""The terms of a question, each with its weight."""

Scores = dict[str, float]
"""By rule number."""

Having = Mapping[str, bytes]
"""For each term the texts that have it, by their places, one packed behind the other: there are very many, and a
question needs few of them. In memory, or in a file (``kept_comparisons``)."""

_PLACE, _PART = Struct("=I"), Struct("=Id")
"""The place of a text; and with it how much of the text a term is."""

DIGITS = 9
"""So many digits of a score count: beyond them machines reckon differently, and the order must not."""


def pairs(terms: Sequence[str]) -> list[str]:
    """The terms, and each two that stand together as one more."""
    return [*terms, *(f"{one} {two}" for one, two in pairwise(terms))]


COMPANIONS = 40
"""So many companions of a question's terms count."""
LIKELIER = 0.02
"""By how much likelier than elsewhere, at least, a term stands beside its companion."""

PIECE = 4
"""Letters of a piece of a word."""


def pieces(term: str) -> list[str]:
    """The pieces of a word, with its beginning and end: words of one stem and misspelt ones have most of them."""
    marked = f"<{term}>"
    return [marked[at : at + PIECE] for at in range(max(1, len(marked) - PIECE + 1))]


class Rarities(Mapping[str, float]):
    """How much it tells that a text has a term, for each that one has."""

    def __init__(self, having: Having, one: Struct, texts: int) -> None:
        """``one`` is what ``having`` has of each of so many ``texts``."""
        self._having = having
        self._size = one.size
        self._texts = texts

    def __getitem__(self, term: str) -> float:
        return self.where(term, self._having[term])

    def __iter__(self) -> Iterator[str]:
        return iter(self._having)

    def __len__(self) -> int:
        return len(self._having)

    def where(self, term: str, having: bytes) -> float:
        """The same where it is known already which texts have it."""
        n = len(having) // self._size
        return log(1 + (self._texts - n + 0.5) / (n + 0.5)) * (0.5 if " " in term else 1.0)


class Field:
    """One text for each rule, compared by BM25."""

    def __init__(self, having: Having, rules: Sequence[str]) -> None:
        """``having`` has the places of texts in ``rules``, and how much of it the term is (``_PART``)."""
        self.having = having
        self.rules = rules
        self.rarity = Rarities(having, _PART, len(rules))
        self.unknown = log(len(rules) + 1)
        """The same for a term that none has."""

    @classmethod
    def of(cls, texts: Mapping[str, Sequence[str]], k1: float = 1.2, b: float = 0.6) -> Field:
        """``texts`` are terms by rule."""
        average = sum(map(len, texts.values())) / max(1, len(texts))
        having: dict[str, list[bytes]] = defaultdict(list)
        for place, text in enumerate(texts.values()):
            length = k1 * (1 - b + b * len(text) / average)
            parts: dict[int, bytes] = {}  # one for all terms that it has so often
            for term, times in Counter(text).items():
                if times not in parts:
                    parts[times] = _PART.pack(place, times / (times + length))
                having[term].append(parts[times])
        return cls(_joined(having), tuple(texts))

    def scores(self, query: Query) -> Scores:
        """How much of the question each text has: 1 for all of it, many times over."""
        found: dict[int, float] = defaultdict(float)
        singly = []
        for term, weight in query.items():
            having = self.having.get(term, b"")
            rarity = weight * self.rarity.where(term, having) if having else 0.0
            for place, part in _PART.iter_unpack(having):
                found[place] += rarity * part
            if " " not in term:
                singly.append(rarity if having else weight * self.unknown)
        whole = sum(singly)
        return {self.rules[place]: score / whole for place, score in found.items()} if whole else {}


class Companions:
    """Which terms stand together in the same texts: where one is said, the others may be meant."""

    def __init__(self, having: Having, terms: Sequence[str], texts: Sequence[array[int]]) -> None:
        """``having`` has the places of ``texts`` (``_PLACE``), and these the places of their ``terms``."""
        self.having = having
        self.terms = terms
        self.texts = texts
        self._of: dict[str, list[tuple[str, float]]] = {}

    @classmethod
    def of_texts(cls, texts: Iterable[Iterable[str]]) -> Companions:
        """Those that stand together in these."""
        listed: list[array[int]] = []
        having: dict[str, list[bytes]] = {}
        numbers: dict[str, int] = {}
        for place, text in enumerate(texts):
            once = dict.fromkeys(text)
            for term in once:
                having.setdefault(term, []).append(_PLACE.pack(place))
            listed.append(array("I", [numbers.setdefault(term, len(numbers)) for term in once]))
        return cls(_joined(having), tuple(numbers), listed)

    def of(self, query: Query) -> dict[str, float]:
        """The terms that stand oftenest beside those of a question and are none of them, the likest ``COMPANIONS``."""
        found: dict[str, float] = defaultdict(float)
        for term, weight in query.items():
            for other, likelier in self._beside(term):
                found[other] += weight * likelier
        new = ((term, round(likely, DIGITS)) for term, likely in found.items() if term not in query)
        return dict(sorted(new, key=lambda one: (-one[1], one[0]))[:COMPANIONS])

    @cached_property
    def _share(self) -> list[float]:
        """The share of the texts that each of the terms is in."""
        times = Counter(chain.from_iterable(self.texts))
        return [times[number] / len(self.texts) for number in range(len(self.terms))]

    def _beside(self, term: str) -> list[tuple[str, float]]:
        """The others that are in texts with this term, with how much likelier than in any text."""
        if term not in self._of:
            places = array("I", self.having.get(term, b""))
            times = Counter(chain.from_iterable(self.texts[place] for place in places))
            likelier = ((other, n / (len(places) + 1) - self._share[other]) for other, n in times.items() if n > 1)
            named = ((self.terms[other], likely) for other, likely in likelier if likely > LIKELIER)
            self._of[term] = [one for one in named if one[0] != term]
        return self._of[term]


class Sentences:
    """Sentences that are about rules, compared one by one: the nearest speak for their rules."""

    def __init__(self, having: Having, rules: Sequence[Sequence[str]], lengths: Sequence[float]) -> None:
        """``having`` has the places of sentences (``_PLACE``) in ``rules`` and ``lengths``."""
        self.having = having
        self.rules = rules
        self.lengths = lengths
        self._rarity = Rarities(having, _PLACE, len(rules))
        self._unknown = log(len(rules) + 1)

    @classmethod
    def of(cls, sentences: Iterable[tuple[Sequence[str], Sequence[str]]]) -> Sentences:
        """``sentences`` are pairs of rules and terms."""
        listed = [(tuple(rules), dict.fromkeys(terms)) for rules, terms in sentences if terms]
        places: dict[str, list[bytes]] = defaultdict(list)
        for place, (_, terms) in enumerate(listed):
            packed = _PLACE.pack(place)
            for term in terms:
                places[term].append(packed)
        having = _joined(places)
        rarity = dict(Rarities(having, _PLACE, len(listed)))
        lengths = array("d", [sqrt(sum(rarity[term] ** 2 for term in terms)) for _, terms in listed])
        return cls(having, [rules for rules, _ in listed], lengths)

    def scores(self, query: Query) -> Scores:
        """The cosine of the nearest sentence about each rule, and a little for others that are near."""
        near: dict[int, float] = defaultdict(float)
        squares = 0.0
        for term, weight in query.items():
            having = self.having.get(term, b"")
            if not having:
                squares += (weight * (self._unknown if " " not in term else 0.0)) ** 2
                continue
            rarity = self._rarity.where(term, having)
            squares += (weight * rarity) ** 2
            own = weight * rarity * rarity
            for place in array("I", having):
                near[place] += own / self.lengths[place]
        found: dict[str, list[float]] = defaultdict(list)
        for place, score in near.items():
            for rule in self.rules[place]:
                found[rule].append(score)
        length = sqrt(squares) or 1.0
        return {rule: _pooled(scores) / length for rule, scores in found.items()}


def _joined(parts: dict[str, list[bytes]]) -> dict[str, bytes]:
    return {term: b"".join(parts.pop(term)) for term in list(parts)}


def _pooled(scores: list[float]) -> float:
    if len(scores) == 1:
        return scores[0]
    best = sorted(scores, reverse=True)[:4]
    return best[0] + 0.15 * sum(best[1:])
