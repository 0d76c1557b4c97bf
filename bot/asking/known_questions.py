"""Questions that players ask again and again, with answers written from the rules: which of them a question is another
wording of.

They stand in ``answers/``, in a file for each part of the rules, by the rule that decides them first. An entry is

    [the rules that decide it]
    en? the question, which is shown | the same in other words
    en: the answer

and the same two lines in French.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from importlib import resources
from math import exp
from typing import NamedTuple

from bot.asking.comparing_texts import DIGITS, Companions, Field, Query, Scores, Sentences, pairs, pieces
from bot.asking.language_of_question import language_of
from bot.asking.terms import LANGUAGES, all_terms, both_terms, terms
from bot.asking.weights import ENOUGH

DECIDE = 2
"""So many of the rules of a known question, the first, are taken to decide it; the others help to understand it."""
WORDS, PIECES, WORDING, BESIDE, KINDS = 1.2, 0.9, 0.65, 0.9, 0.65
"""How much it tells of a known question that it has the words of the one that is asked, and pieces of them; that one of
its wordings is near by itself; that it has words that stand beside those elsewhere; and what cards are called that are
named there."""
AGREES, AGREES_FIRST = 0.55, 0.4
"""How much that one of its rules, and that the first, is what all evidences find."""
MOST_AHEAD = 1.0
"""Further ahead tells no more."""
AMONG = 40
"""Of so many that are likest by their words, the one is taken whose rules agree best."""
SURE = 0.75
"""The least chance of a known question whose answer is given as one: so given, five in six are right."""
LIKELY = 0.12
"""The least chance that one of those that are named as what may be meant is meant."""
PROBABLE = 0.5
"""The chance of those before which nothing else need stand."""
CLOSE = 0.6
"""The next so near behind may be meant as well."""
TALK = 0.03
"""By so much more than the likest known question something is like what asks nothing of the rules, if it is that."""
MOST_MEANT = 3
"""So many answers have room on one phone screen."""
ALIKE = 0.5
"""Two answers that rest on the same rule say the same if they have this share of their words in common."""


@dataclass(frozen=True, slots=True)
class KnownQuestion:
    """A question in several wordings, the first of which is shown, its answer, and the ``rules`` that decide it.
    Wordings and answer are by language."""

    rules: tuple[str, ...]
    wordings: Mapping[str, tuple[str, ...]]
    answer: Mapping[str, str]


class Signs(NamedTuple):
    """What tells whether a known question, the likest, is the one that is asked."""

    ahead: float
    """By how much it is likelier than the next."""
    agreeing: float
    """How near the best of its rules is to the best that is found: 1 for the same."""
    said: float
    """How much is said of that rule, as a share of ENOUGH."""
    shared: float
    """How much of the question's telling words it has, by their rarity."""


class _Same(NamedTuple):
    """What makes it likely that a known question is the one that is asked, as logits, by its Signs."""

    always: float
    ahead: float
    agreeing: float
    said: float
    shared: float


SAME = _Same(always=-4.25, ahead=2.38, agreeing=1.83, said=0.52, shared=1.29)
"""Learnt by ``python -m tools.ask_quality --learn`` on wordings that were held out, some of questions that were too."""


@dataclass(frozen=True, slots=True)
class Likest:
    """The known question that is likest to one, and the chance that it is another wording of it."""

    known: KnownQuestion
    chance: float
    others: tuple[KnownQuestion, ...] = ()
    """Those behind it that may be meant as well."""
    any_of: float = 0.0
    """The chance that one of them all is."""

    @property
    def sure(self) -> bool:
        """Whether its answer may be given as the answer."""
        return self.chance >= SURE

    def offered(self) -> Likest:
        """The same where something speaks against giving its answer as the answer."""
        return replace(self, chance=min(self.chance, PROBABLE))

    @property
    def likely(self) -> bool:
        """Whether its answer may be given as that to a question that may be meant."""
        return max(self.chance, self.any_of) >= LIKELY

    @property
    def probable(self) -> bool:
        """Whether what may be meant is likelier to answer than anything else that is found."""
        return max(self.chance, self.any_of) >= PROBABLE

    @property
    def perhaps(self) -> tuple[KnownQuestion, ...]:
        """All that may be meant, the likest first; none where none is likely."""
        return (self.known, *self.others) if self.likely else ()


@dataclass(frozen=True, slots=True)
class Ranked:
    """Known questions, the likest to one first, by how much each is behind the first, and the signs of the first."""

    known: tuple[KnownQuestion, ...]
    behind: tuple[float, ...]
    signs: Signs


_TALK = "talk"


@cache
def _talk() -> tuple[str, ...]:
    """What players say that asks nothing of the rules."""
    lines = resources.files("bot.asking").joinpath("talk.txt").read_text("utf-8").splitlines()
    return tuple(line for line in lines if line and not line.startswith("#"))


@cache
def known_questions() -> tuple[KnownQuestion, ...]:
    """All of them, with the numbers of the home edition."""
    folder = resources.files("bot.asking") / "answers"
    files = sorted(folder.iterdir(), key=lambda file: file.name)
    return tuple(known for file in files for known in _read(file.read_text("utf-8")))


def _read(text: str) -> Iterator[KnownQuestion]:
    for entry in text.split("\n\n"):
        lines = [line for line in entry.splitlines() if line and not line.startswith("#")]
        if lines:
            said = dict(line.split(" ", 1) for line in lines[1:])
            wordings = {lang: tuple(said[f"{lang}?"].split(" | ")) for lang in LANGUAGES}
            yield KnownQuestion(tuple(lines[0].strip("[]").split()), wordings, {x: said[f"{x}:"] for x in LANGUAGES})


def in_edition(now: Callable[[str], str | None], known: Sequence[KnownQuestion] | None = None) -> list[KnownQuestion]:
    """All there are, or others that are ``known``, with the numbers that their rules have ``now``; those that have lost
    them all are none any more."""
    moved = (
        replace(one, rules=tuple(filter(None, map(now, one.rules))))
        for one in (known_questions() if known is None else known)
    )
    return [one for one in moved if one.rules]


class Compared(NamedTuple):
    """What a question is compared with to find a known one. Known questions are named by their places."""

    words: Field
    pieces: Field
    wordings: Sentences
    companions: Companions

    @classmethod
    def of(cls, known: Sequence[KnownQuestion], said: Iterable[Sequence[str]] = ()) -> Compared:
        """``said`` are the terms of texts about one thing each: they show which terms are said of the same."""
        words: dict[str, list[str]] = {}
        parts: dict[str, list[str]] = {}
        telling, wordings = [], []
        for place, one in enumerate(known):
            texts = _terms_of(one)
            in_pairs = [pairs(every) for every, _ in texts]
            few = [term for _, told in texts for term in told]
            words[f"{place}"] = [term for told in in_pairs for term in told]
            parts[f"{place}"] = [part for term in few for part in pieces(term)]
            telling.append(frozenset(few))
            wordings += [([f"{place}"], told) for told in in_pairs[: -len(LANGUAGES)]]
        wordings += [([_TALK], pairs(all_terms(sentence, language_of(sentence)))) for sentence in _talk()]
        return cls(Field.of(words), Field.of(parts), Sentences.of(wordings), Companions.of_texts([*telling, *said]))


def _terms_of(known: KnownQuestion) -> list[tuple[list[str], list[str]]]:
    """All terms, and those that tell, of each wording and then of the answers."""
    asked = [both_terms(text, lang) for lang in LANGUAGES for text in known.wordings[lang]]
    return asked + [both_terms(known.answer[lang], lang) for lang in LANGUAGES]


class KnownQuestions:
    """The known questions, compared with what is asked."""

    def __init__(self, known: Sequence[KnownQuestion], compared: Compared) -> None:
        """``compared`` was made of those that are ``known``."""
        self._known = known
        self._words, self._pieces, self._wordings, self._companions = compared

    def _nearest(self, query: Query, every: Query, kinds: Sequence[str], in_one: Scores) -> list[tuple[str, float]]:
        """The places of those that are like a question, the likest first: in its words, ``every`` one of which counts
        ("still"), in pieces of those that tell, and in what stands beside those; ``in_one`` wording; and in what the
        cards are called that it names, their ``kinds``."""
        own = {term: weight for term, weight in query.items() if " " not in term}
        of_cards = dict.fromkeys(kinds, 1.0)
        found = (
            (WORDS, self._words.scores(every)),
            (PIECES, self._pieces.scores(_in_pieces(own))),
            (WORDING, in_one),
            (BESIDE, self._words.scores(self._companions.of({t: x for t, x in own.items() if x >= 1.0}))),
            (KINDS, self._words.scores(of_cards)),
            (KINDS, self._pieces.scores(_in_pieces(of_cards))),
        )
        like: dict[str, float] = defaultdict(float)
        for weight, scores in found:
            for place, score in scores.items():
                like[place] += weight * score
        rounded = {place: round(score, DIGITS) for place, score in like.items()}
        return sorted(rounded.items(), key=lambda one: (-one[1], int(one[0])))

    def ranked(self, query: Query, every: Sequence[str], total: Scores, kinds: Sequence[str] = ()) -> Ranked | None:
        """The likest; ``total`` is what all evidences say together of the rules that may decide the question. None
        where nothing is said, no known question is like it, or what asks nothing of the rules is liker."""
        most = max(total.values(), default=0.0)
        whole = dict.fromkeys(pairs(every), 1.0)
        in_one = self._wordings.scores(whole)
        talk = in_one.pop(_TALK, 0.0)
        if most <= 0.0 or not (near := self._nearest(query, whole, kinds, in_one)[:AMONG]):
            return None

        def agreeing(of: KnownQuestion) -> float:
            return max(total.get(rule, 0.0) for rule in of.rules) / most

        def score(place: str, like: float) -> float:
            of = self._known[int(place)]
            return round(like + AGREES * agreeing(of) + AGREES_FIRST * total.get(of.rules[0], 0.0) / most, DIGITS)

        scored = sorted(((score(*one), one[0]) for one in near), key=lambda one: -one[0])
        known = tuple(self._known[int(place)] for _, place in scored)
        best, place = scored[0]
        if talk > in_one.get(place, 0.0) + TALK:
            return None
        behind = tuple(best - score for score, _ in scored)
        agrees = agreeing(known[0])
        ahead = behind[1] if len(behind) > 1 else best
        signs = Signs(ahead, agrees, min(agrees * most / ENOUGH, 1.0), self._shared(query, place))
        return Ranked(known, behind, signs)

    def likest(self, query: Query, every: Sequence[str], total: Scores, kinds: Sequence[str] = ()) -> Likest | None:
        """The likest of all, and the next where they are near behind."""
        found = self.ranked(query, every, total, kinds)
        return None if found is None else likest_of(found)

    def _shared(self, query: Query, place: str) -> float:
        own = {
            term: self._words.rarity.get(term, self._words.unknown)
            for term, x in query.items()
            if " " not in term and x >= 1.0
        }
        telling = {term for _, told in _terms_of(self._known[int(place)]) for term in told}
        return sum(own[term] for term in own.keys() & telling) / (sum(own.values()) or 1.0)


def _in_pieces(query: Query) -> dict[str, float]:
    found: dict[str, float] = {}
    for term, weight in query.items():
        for part in pieces(term):
            found[part] = max(found.get(part, 0.0), weight)
    return found


def likest_of(ranked: Ranked) -> Likest:
    """The likest of those ranked, and those near behind that say something else."""
    known, *others = ranked.known
    chance = _chance(ranked.signs)
    if chance >= SURE:
        return Likest(known, chance)
    meant, ahead = [known], ranked.behind[-1]
    for one, behind in zip(others, ranked.behind[1:], strict=True):
        if any(_says_the_same(one, other) for other in meant):
            continue
        if len(meant) == MOST_MEANT or behind >= CLOSE:
            ahead = behind
            break
        meant.append(one)
    return Likest(known, chance, tuple(meant[1:]), _chance(ranked.signs._replace(ahead=ahead)))


def _says_the_same(one: KnownQuestion, other: KnownQuestion) -> bool:
    """Whether two answers rest on the same rule and are alike: one of them is enough."""
    if one.rules[0] != other.rules[0]:
        return False
    first, second = (set(terms(known.answer["en"], "en")) for known in (one, other))
    return len(first & second) >= ALIKE * min(len(first), len(second))


def _chance(signs: Signs) -> float:
    """The chance that the question is a known one so far ahead of those that it is not."""
    weights = SAME[1:]
    told = signs._replace(ahead=min(signs.ahead, MOST_AHEAD))
    return 1 / (1 + exp(-SAME.always - sum(weight * sign for weight, sign in zip(weights, told, strict=True))))
