"""How often a known question is found in other words: every wording but the first is held out once, and a part of them
looked for, with one known question in eight left out altogether, so that it is seen what is taken for another where
there is none."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from math import exp
from statistics import mean
from typing import NamedTuple
from zlib import crc32

from bot.asking.known_questions import MOST_AHEAD, KnownQuestion, Likest, Ranked, Signs, known_questions, likest_of
from bot.asking.language_of_question import language_of
from bot.asking.rule_finder import RuleFinder
from tools.ask_quality.pairs import no_questions

FOLDS = 4
ASKED = 4
"""One in so many of the wordings that are held out is looked for: they are many."""
NO_QUESTION = 5.0
"""So many times a sentence counts in learning that is no question of rules: there are few."""
ROUNDS = 20

Finder = Callable[[Sequence[KnownQuestion] | None], RuleFinder]


class Tried(NamedTuple):
    """What was found for one sentence."""

    likest: Likest | None
    signs: Signs | None
    meant: str
    """The first wording of the right one."""
    place: int | None
    """Of the right one, the first is 0; None where it was left out or is not found."""
    known: bool
    """Whether there was a right one."""


def held_out(finder: Finder) -> list[Tried]:
    """All wordings but the first of each known question, each looked for where it is not said."""
    every = known_questions()
    found: list[Tried] = []
    for fold in range(FOLDS):
        gone = {one.wordings["en"][0] for one in every if _lot(one.wordings["en"][0], 2 * FOLDS) == fold}
        kept = [_without(one, fold) for one in every if one.wordings["en"][0] not in gone]
        at_hand = finder(kept)
        for one in every:
            name = one.wordings["en"][0]
            for language, wordings in one.wordings.items():
                for wording in wordings[1:]:
                    if _lot(wording, FOLDS) == fold and (got := at_hand.known(wording, language)) is not None:
                        places = [at for at, other in enumerate(got.known) if other.wordings["en"][0] == name]
                        found.append(
                            Tried(likest_of(got), got.signs, name, min(places, default=None), name not in gone)
                        )
    return found


def about_nothing(finder: RuleFinder) -> Iterator[Tried]:
    """What is no question that a known one answers."""
    for sentence in no_questions():
        yield _tried(finder.known(sentence, language_of(sentence)), "", known=False)


def _tried(got: Ranked | None, name: str, *, known: bool) -> Tried:
    if got is None:
        return Tried(None, None, name, None, known)
    places = (at for at, other in enumerate(got.known) if other.wordings["en"][0] == name)
    return Tried(likest_of(got), got.signs, name, next(places, None), known)


def print_known(finder: Finder, learn: bool) -> None:
    """The table; and what SAME should be, where it is to be learnt."""
    tried, nothing = held_out(finder), list(about_nothing(finder(None)))
    asked = [one for one in tried if one.known]
    shares = [mean(one.place is not None and one.place < among for one in asked) for among in (1, 2, 3)]
    print(
        f"\nKnown questions in held-out words ({len(asked)}): "
        + "first {:.1%}, of two {:.1%}, of three {:.1%}".format(*shares)
    )
    print(f"{'':24}of these  right     of what is no question")
    for name, is_so in _GRADES.items():
        given = [(one.meant, one.likest.perhaps) for one in tried if one.likest is not None and is_so(one.likest)]
        hits = [any(meant == of.wordings["en"][0] for of in shown) for meant, shown in given]
        right = mean(hits) if hits else 0.0
        share = len(given) / len(tried)
        so_nothing = mean(one.likest is not None and is_so(one.likest) for one in nothing)
        print(f"  {name:22}{share:8.0%}{right:7.0%}{so_nothing:27.0%}")
    if learn:
        print("SAME = _Same({})".format(", ".join(f"{logit:.2f}" for logit in _learnt(tried, nothing))))


_GRADES: dict[str, Callable[[Likest], bool]] = {
    "the answer": lambda one: one.sure,
    "probably one shown": lambda one: one.probable and not one.sure,
    "perhaps one shown": lambda one: one.likely and not one.probable,
}


def _lot(text: str, among: int) -> int:
    return crc32(text.encode()) % among


def _without(known: KnownQuestion, fold: int) -> KnownQuestion:
    """The known question without the wordings that are held out."""
    kept = {
        language: (first, *(one for one in others if _lot(one, FOLDS) != fold))
        for language, (first, *others) in known.wordings.items()
    }
    return replace(known, wordings=kept)


def _learnt(tried: Sequence[Tried], nothing: Sequence[Tried]) -> list[float]:
    """The logits that make what was right likeliest, by Newton's method."""
    listed = [*((one, 1.0) for one in tried), *((one, NO_QUESTION) for one in nothing)]
    rows = [((1.0, *_seen(one.signs)), float(one.place == 0), count) for one, count in listed if one.signs is not None]
    logits = [0.0] * len(rows[0][0])
    for _ in range(ROUNDS):
        slope = [0.0] * len(logits)
        curve = [[1e-6 * (i == j) for j in range(len(logits))] for i in range(len(logits))]
        for signs, right, weight in rows:
            chance = 1 / (1 + exp(-sum(x * y for x, y in zip(logits, signs, strict=True))))
            for i, x in enumerate(signs):
                slope[i] += weight * (right - chance) * x
                for j, y in enumerate(signs):
                    curve[i][j] += weight * chance * (1 - chance) * x * y
        logits = [one + step for one, step in zip(logits, _solved(curve, slope), strict=True)]
    return logits


def _seen(signs: Signs) -> Signs:
    return signs._replace(ahead=min(signs.ahead, MOST_AHEAD))


def _solved(matrix: list[list[float]], values: list[float]) -> list[float]:
    """The solution of linear equations, by elimination."""
    rows = [[*row, value] for row, value in zip(matrix, values, strict=True)]
    for at, row in enumerate(rows):
        for other in rows:
            if other is not row:
                factor = other[at] / row[at]
                other[:] = [x - factor * y for x, y in zip(other, row, strict=True)]
    return [row[-1] / row[at] for at, row in enumerate(rows)]
