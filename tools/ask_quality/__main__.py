"""Prints the tables: names found, rules found with what each evidence adds, known questions found in other words."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable, Mapping, Sequence
from statistics import mean
from time import perf_counter

from bot.asking.comparing_texts import Scores
from bot.asking.language_of_question import language_of
from bot.asking.rule_finder import Found, RuleFinder, chance, ranked, summed
from bot.asking.short_names import without_names
from bot.asking.weights import WEIGHTS
from bot.words import Words
from cards import CardDatabase
from tools.ask_quality.known import print_known
from tools.ask_quality.pairs import OPEN, SEALED, Asked, locked, questions, sentences

Evidence = Mapping[str, Scores]
Groups = Mapping[str, Sequence[Asked]]
FACTORS = (0.0, 0.5, 0.7, 0.85, 1.2, 1.5, 2.0)
ROUNDS = 3


def main() -> None:
    """Measure names on the open and the locked sentences, rules on the open and the sealed questions."""
    options = argparse.ArgumentParser(prog="python -m tools.ask_quality", description=main.__doc__)
    options.add_argument("--cards", help="the card database; the default one otherwise")
    options.add_argument(
        "--learn", action="store_true", help="find better weights on the open questions, and print them"
    )
    options.add_argument("--missed", action="store_true", help="list the open questions that are not answered")
    options.add_argument("--open", action="store_true", help="leave the locked sentences and the sealed questions out")
    options.add_argument("--known", action="store_true", help="only how known questions are found in held-out words")
    chosen = options.parse_args()
    with CardDatabase.open(chosen.cards) as cards:
        parts = (False,) if chosen.open else (False, True)
        if not chosen.known:
            _names(cards, parts)
            _rules(cards, parts, chosen.learn, chosen.missed)
        print_known(lambda known: RuleFinder(cards, _gloss, known), chosen.learn)


def _gloss(number: str, language: str) -> str | None:
    return Words.of(language).gloss(number)


def _names(cards: CardDatabase, parts: Sequence[bool]) -> None:
    print("Cards named in sentences    sentences  found  right")
    for is_locked in parts:
        part = "locked" if is_locked else "open"
        chosen = [one for one in sentences() if locked(one.sentence) == is_locked]
        for how, written in _WRITTEN.items():
            found = wanted = right = said = 0
            for sentence, names in chosen:
                got = [m.name for m in cards.mentions(written(sentence), language_of(sentence))]
                known = [alike for alike in names if any(name in cards for name in alike)]
                found += sum(any(name in alike for name in got) for alike in known)
                right += sum(any(name in alike for alike in names) for name in got)
                wanted, said = wanted + len(known), said + len(got)
            print(f"  {part + ', ' + how:26}{len(chosen):8}  {found / max(1, wanted):5.1%} {right / max(1, said):6.1%}")


_WRITTEN: dict[str, Callable[[str], str]] = {"as written": str, "all lower case": str.lower}


def _rules(cards: CardDatabase, parts: Sequence[bool], learn: bool, missed: bool) -> None:
    started = perf_counter()
    finder = RuleFinder(cards, _gloss)
    made = perf_counter() - started
    groups = {name: questions(file) for name, file in OPEN.items()}
    if True in parts:
        groups["locked"] = questions(SEALED)
    started = perf_counter()
    evidence = {one.question: _evidence(finder, cards, one.question) for asked in groups.values() for one in asked}
    each = (perf_counter() - started) / len(evidence)
    print(f"\nRules for questions: made ready in {made:.1f} s, {1000 * each:.0f} ms a question")
    opened = [one for name in OPEN for one in groups[name]]
    weights = _learnt(opened, evidence) if learn else WEIGHTS
    if learn:
        print("WEIGHTS = {\n" + "".join(f'    "{name}": {weight:.2g},\n' for name, weight in weights.items()) + "}")
    _table(groups, evidence, weights)
    _chances(groups, evidence, weights)
    if missed:
        for one in opened:
            ranked = _ranked(evidence[one.question], weights)
            if not set(ranked[:5]) & set(one.deciding):
                place = next((n for n, rule in enumerate(ranked, 1) if rule in one.deciding), 0)
                print(f"{one.question}\n    {' '.join(one.deciding)} at {place}; {' '.join(ranked[:5])}")


def _table(groups: Groups, evidence: Mapping[str, Evidence], weights: Mapping[str, float]) -> None:
    """What each evidence adds to those before it, and takes away from all where it is left out."""
    heads = [f"{f'{name} ({len(asked)})':18}" for name, asked in groups.items()]
    print(f"{'':24}" + "".join(f"{head:>33}" for head in heads))
    print(f"{'':28}" + "  first   of 5  of 10  rec@5     " * len(groups))
    added: dict[str, float] = {}
    for name, weight in weights.items():
        _row(f"+ {name}" if added else name, groups, evidence, added := {**added, name: weight})
    for name in weights:
        _row(f"all but {name}", groups, evidence, {**weights, name: 0.0})


def _chances(groups: Groups, evidence: Mapping[str, Evidence], weights: Mapping[str, float]) -> None:
    """How often the first rule decides where it is said to, where it is said to be the nearest, one of several,
    or where none is said to be near: "or helps" counts those too that help to understand it."""
    print(f"\n{'How sure':34}questions  first decides  or helps  one of three decides")
    for name, asked in groups.items():
        grades: dict[str, list[tuple[bool, bool, bool]]] = {grade: [] for grade in _GRADES}
        for question, deciding, helping in asked:
            total = _total(evidence[question], weights)
            best = ranked(total, 10)
            found = Found(tuple(best), chance(best, total, evidence[question]))
            grade = _GRADES[(found.sure, found.likely, found.near, True).index(True)]
            first = set(best[:1])
            grades[grade].append(
                (bool(first & set(deciding)), bool(first & {*deciding, *helping}), bool(set(best[:3]) & set(deciding)))
            )
        for grade, hits in grades.items():
            shares = [mean(map(float, column)) for column in zip(*hits, strict=True)] if hits else [0.0] * 3
            figures = f"{shares[0]:12.0%}{shares[1]:12.0%}{shares[2]:16.0%}"
            print(f"  {f'{name}: {grade}':32}{len(hits):6}   {figures}")


_GRADES = ("the answer", "the nearest", "one of several", "not sure")


def _evidence(finder: RuleFinder, cards: CardDatabase, question: str) -> Evidence:
    language = language_of(question)
    mentions = cards.mentions(question, language)
    rest = without_names(question, mentions, language, finder.rarity)
    return finder.scores(rest, language, [cards[mention.name] for mention in mentions])


def _total(evidence: Evidence, weights: Mapping[str, float]) -> Scores:
    rules = {rule for scores in evidence.values() for rule in scores if re.fullmatch(r"\d+\.\d+[a-z]?", rule)}
    return summed(evidence, weights, rules)


def _ranked(evidence: Evidence, weights: Mapping[str, float]) -> list[str]:
    return ranked(_total(evidence, weights), 20)


def _measured(asked: Sequence[Asked], evidence: Mapping[str, Evidence], weights: Mapping[str, float]) -> list[float]:
    """Of the questions: a deciding rule first, among five, among ten; how many of all rules among five."""
    found = []
    for question, deciding, helping in asked:
        ranked = _ranked(evidence[question], weights)
        hits = [bool(set(ranked[:among]) & set(deciding)) for among in (1, 5, 10)]
        known = {*deciding, *helping}
        found.append([*map(float, hits), len(known & set(ranked[:5])) / min(5, len(known))])
    return [mean(column) for column in zip(*found, strict=True)]


def _row(
    name: str,
    groups: Groups,
    evidence: Mapping[str, Evidence],
    weights: Mapping[str, float],
) -> None:
    parts = [_measured(asked, evidence, weights) for asked in groups.values()]
    figures = ["  ".join(f"{value:6.1%}" for value in part) for part in parts]
    print(f"  {name:28}{'           '.join(figures)}")


def _learnt(asked: Sequence[Asked], evidence: Mapping[str, Evidence]) -> dict[str, float]:
    """Weights that serve these questions better, each tried in turn."""

    def worth(weights: Mapping[str, float]) -> float:
        first, five, ten, recall = _measured(asked, evidence, weights)
        return 0.3 * first + five + 0.5 * ten + recall

    weights = dict(WEIGHTS)
    best = worth(weights)
    for _ in range(ROUNDS):
        for name in weights:
            for factor in FACTORS:
                tried = {**weights, name: (weights[name] or 0.2) * factor}
                if (value := worth(tried)) > best + 1e-4:
                    weights, best = tried, value
    return weights


if __name__ == "__main__":
    main()
