"""A class of answers in a few words: "A before B", "Grizzly Bears or Hill Giant", "anything else"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby, permutations
from typing import TYPE_CHECKING, Any

from engine.words import Words

if TYPE_CHECKING:
    from engine.report.outcomes.playing_on import Parting

MOST_LISTED = 3
"""How many answers are named."""

MOST_IN_ORDER = 6
"""How many things of an order."""


@dataclass(frozen=True, slots=True)
class Told:
    """An answer: by the ids of options, as a script may have it, in words, and the words of what was chosen."""

    given: Any
    value: Any
    label: str
    listed: list[str]


def in_order(listed: Sequence[str], words: Words, *, resolving: bool) -> str:
    """An order in words: the same several times in a row once. Of a long one, abilities of one thing that follow one
    another are said together, and how many more there are. ``resolving``: it is that in which they resolve, which is
    said, as they go onto the stack the other way round (405.5)."""
    alike = ([*run] for _, run in groupby(listed, key=lambda one: f"{one[:1].lower()}{one[1:]}"))
    told = [words("outcome-several", what=run[0], count=len(run)) for run in alike]
    if len(told) > MOST_IN_ORDER:
        runs = [(source, len(list(run))) for source, run in groupby(one.partition(" (")[0] for one in listed)]
        told = [words("outcome-several", what=source, count=count) for source, count in runs]
    if len(told) > MOST_IN_ORDER:
        told = [*told[: MOST_IN_ORDER - 1], words("outcome-more-in-order", count=len(told) - MOST_IN_ORDER + 1)]
    if resolving and len(told) > 1:
        told[0] = words("outcome-resolves-first", first=told[0])
    return words("between-in-order").join(told)


def without_common_source(listed: Sequence[str]) -> Sequence[str]:
    """Abilities that all are of the same thing, without its name: "Battle cry"."""
    parts = [one.partition(": ") for one in listed]
    is_common = len(parts) > 1 and len({source for source, _, _ in parts}) == 1 and all(what for _, _, what in parts)
    if not is_common:
        return listed
    first, *others = ((what, what.startswith(source)) for source, _, what in parts)
    return [first[0], *(what if is_name else what[:1].lower() + what[1:] for what, is_name in others)]


def in_few_words(parting: Parting, told: Sequence[Told], every: Sequence[Told], locale: str) -> str:
    """The answers ``told``, of ``every`` answer there is."""
    words = Words.of(locale)
    if len(told) == len(every) > 1:
        return words("outcome-any-answer", count=len(every), ordered=str(parting.choice.ordered).lower())
    if len(told) > 1 and parting.choice.ordered:
        before = _before(parting, told, every, words)
        if before:
            return before
    if len(told) > MOST_LISTED:
        if len(told) * 2 > len(every) and parting.all:
            return words("outcome-any-other", count=len(told))
        labels = [one.label for one in told[: MOST_LISTED - 1]]
        return words.both([*labels, words("outcome-more-answers", count=len(told) - len(labels))], "or")
    return words("between-answers").join(one.label for one in told)


def _before(parting: Parting, told: Sequence[Told], every: Sequence[Told], words: Words) -> str:
    """What comes before what, where that is all that these orders have in common and no other has."""
    common = set.intersection(*(set(_pairs(one.given)) for one in told))
    always = set.intersection(*(set(_pairs(one.given)) for one in every))
    pairs = sorted(common - always)
    if len(pairs) not in (1, 2) or sum(set(pairs) <= set(_pairs(one.given)) for one in every) != len(told):
        return ""
    names = dict(zip(told[0].given, told[0].listed, strict=True))
    kind = "resolves-before" if parting.choice.onto_stack else "comes-before"
    ordered = ((later, first) if parting.choice.onto_stack else (first, later) for first, later in pairs)
    return words.both(words(f"outcome-{kind}", first=names[a], second=names[b]) for a, b in ordered)


def _pairs(order: Sequence[str]) -> Iterator[tuple[str, str]]:
    """What comes before what."""
    places = {one: place for place, one in enumerate(order)}
    return ((a, b) for a, b in permutations(order, 2) if places[a] < places[b])
