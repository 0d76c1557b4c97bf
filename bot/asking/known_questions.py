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
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from importlib import resources
from math import exp
from typing import NamedTuple

from bot.asking.comparing_texts import DIGITS, Field, Query, Scores, Sentences, pairs
from bot.asking.terms import LANGUAGES, terms
from bot.asking.weights import ENOUGH

DECIDE = 2
"""So many of the rules of a known question, the first, are taken to decide it; the others help to understand it."""
AGREES, AGREES_FIRST = 1.0, 0.3
"""How much it tells of a known question that one of its rules, and that the first, is what all evidences find."""
MOST_AHEAD = 0.6
"""Further ahead tells no more."""
AMONG = 40
"""Of so many that are likest by their words, the one is taken whose rules agree best."""
SURE = 0.75
"""The least chance of a known question whose answer is given as one."""
LIKELY = 0.45
"""The least chance of one that is named as the nearest."""


@dataclass(frozen=True, slots=True)
class KnownQuestion:
    """A question in several wordings, the first of which is shown, its answer, and the ``rules`` that decide it.
    Wordings and answer are by language."""

    rules: tuple[str, ...]
    wordings: Mapping[str, tuple[str, ...]]
    answer: Mapping[str, str]


class _Same(NamedTuple):
    """What makes it likely that a known question is the one that is asked, as logits."""

    always: float
    ahead: float
    """By how much it is likelier than the next that other rules decide."""
    agreeing: float
    """How near the best of its rules is to the best that is found: 1 for the same."""
    said: float
    """How much is said of that rule, as a share of ENOUGH."""


SAME = _Same(always=-12.9, ahead=2.7, agreeing=11.4, said=2.2)
"""Learnt on the open questions of ``python -m tools.ask_quality``."""


@dataclass(frozen=True, slots=True)
class Likest:
    """The known question that is likest to one, and the chance that it is another wording of it."""

    known: KnownQuestion
    chance: float

    @property
    def sure(self) -> bool:
        """Whether its answer may be given as the answer."""
        return self.chance >= SURE

    @property
    def likely(self) -> bool:
        """Whether its answer may be given as that to the nearest question."""
        return self.chance >= LIKELY


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


class KnownQuestions:
    """The known questions, compared with what is asked."""

    def __init__(self, now: Callable[[str], str | None]) -> None:
        """``now`` is the number that a rule has in the edition at hand."""
        moved = (replace(one, rules=tuple(filter(None, map(now, one.rules)))) for one in known_questions())
        self._known = [one for one in moved if one.rules]
        wordings: list[tuple[Sequence[str], Sequence[str]]] = []
        wholes: dict[str, list[str]] = defaultdict(list)
        for place, one in enumerate(self._known):
            for lang in LANGUAGES:
                listed = [terms(wording, lang) for wording in one.wordings[lang]]
                wordings += (([f"{place}"], pairs(said)) for said in listed)
                wholes[f"{place}"] += [
                    term for said in (*listed, terms(one.answer[lang], lang)) for term in pairs(said)
                ]
        self._wordings = Sentences(wordings)
        self._wholes = Field(wholes)

    def nearest(self, query: Query) -> list[tuple[KnownQuestion, float]]:
        """Those that are like a question in their words, the likest first."""
        wordings, wholes = self._wordings.scores(query), self._wholes.scores(query)
        both = {place: (wordings.get(place, 0.0) + wholes[place]) / 2 for place in wholes}
        ordered = sorted(both, key=lambda place: (-round(both[place], DIGITS), int(place)))
        return [(self._known[int(place)], both[place]) for place in ordered]

    def likest(self, query: Query, total: Scores) -> Likest | None:
        """The likest of all; ``total`` is what all evidences say together of the rules that may decide the question."""
        most = max(total.values(), default=0.0)
        if most <= 0.0 or not (near := self.nearest(query)[:AMONG]):
            return None

        def agreeing(of: KnownQuestion) -> float:
            return max(total.get(rule, 0.0) for rule in of.rules) / most

        def score(of: KnownQuestion, like: float) -> float:
            return round(like + AGREES * agreeing(of) + AGREES_FIRST * total.get(of.rules[0], 0.0) / most, DIGITS)

        (best, known), *others = sorted(((score(*one), one[0]) for one in near), key=lambda one: -one[0])
        behind = next((score for score, one in others if not set(one.rules) & set(known.rules)), 0.0)
        ahead, said = min(best - behind, MOST_AHEAD), min(agreeing(known) * most / ENOUGH, 1.0)
        logits = SAME.always + SAME.ahead * ahead + SAME.agreeing * agreeing(known) + SAME.said * said
        return Likest(known, 1 / (1 + exp(-logits)))
