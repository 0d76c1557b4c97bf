"""What questions are compared with, made of all that is said of the rules: their texts, the project's own words, what
players say, and the known questions."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple

from bot.asking.comparing_texts import Field, Query, Scores, Sentences, pairs
from bot.asking.known_questions import Compared, KnownQuestion
from bot.asking.labelled_sentences import asked, spoken
from bot.asking.numbers_of_edition import Numbers, family_of
from bot.asking.terms import LANGUAGES, terms
from cards import Rule

Gloss = Callable[[str, str], str | None]
"""What a rule says in a few words of ours, by number and language."""


class Comparisons(NamedTuple):
    """All that a question is compared with."""

    numbers: tuple[str, ...]
    """The rules that anything is said of."""
    fields: Mapping[str, Field]
    """Evidences, by name: the text of each rule and of its examples, what players ask of it, and all that is said of
    it; and all that is said of each family of rules."""
    sentences: Mapping[str, Sentences]
    """Evidences, by name: glosses, what tests say, what players ask."""
    known: Compared


def comparisons(
    rules: Mapping[str, Rule],
    now: Numbers,
    gloss: Gloss,
    of_edition: Sequence[KnownQuestion],
    known: Sequence[KnownQuestion] | None = None,
) -> Comparisons:
    """Made anew, which takes some seconds; of the known questions ``of_edition``, which are all, or those ``known``."""
    by_players, by_tests = list(now.moved(asked(known))), list(now.moved(spoken()))
    numbers = dict.fromkeys([*rules, *(rule for of, _ in [*by_players, *by_tests] for rule in of)])
    glosses = [([n], terms(text, lang)) for n in numbers for lang in LANGUAGES if (text := gloss(n, lang))]
    texts = {n: rules[n] for n in now.answers(numbers) if n in rules}
    own = {n: terms(rule.text, "en") for n, rule in texts.items()}
    by_rule = _together(by_players)
    together = _together([*by_players, *by_tests, *glosses, *(([n], said) for n, said in own.items())])
    return Comparisons(
        tuple(numbers),
        {
            "text": Field.of({n: pairs(said) for n, said in own.items()}),
            "examples": Field.of({n: terms(" ".join(r.examples), "en") for n, r in texts.items() if r.examples}),
            "asked_together": Field.of(by_rule),
            "together": Field.of(together),
            "family": Field.of(_together(([family_of(n)], said) for n, said in together.items())),
        },
        {
            "glosses": Sentences.of((n, pairs(t)) for n, t in glosses),
            "spoken": Sentences.of((n, pairs(t)) for n, t in by_tests),
            "asked": Sentences.of((n, pairs(t)) for n, t in by_players),
        },
        Compared.of(of_edition, by_rule.values()),
    )


def _together(sentences: Iterable[tuple[Sequence[str], list[str]]]) -> dict[str, list[str]]:
    """All that is said of each rule, as one text."""
    found: dict[str, list[str]] = defaultdict(list)
    for numbers, said in sentences:
        for number in numbers:
            found[number] += said
    return found


class Families:
    """For each rule all that is said of it, of the rule it is under and of the others there, compared as one text."""

    def __init__(self, of_families: Field, rules: Iterable[str]) -> None:
        self._field = of_families
        self._members: dict[str, list[str]] = defaultdict(list)
        for number in rules:
            self._members[family_of(number)].append(number)

    def scores(self, query: Query) -> Scores:
        """Each rule has what its family has."""
        return {rule: score for of, score in self._field.scores(query).items() for rule in self._members[of]}
