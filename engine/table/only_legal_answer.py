"""Choices with one legal answer: nobody is asked what could not come out otherwise."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, islice, pairwise, product
from typing import Any

from engine.state.choices import Answer, Choice, Illegal
from engine.state.ids import objects_in

MOST_TRIED = 200
"""So many divisions are tried, and none of a greater amount: somebody is asked."""


def only_legal_answer(choice: Choice) -> Answer | None:
    """The one legal answer there is, or None. Priority, and what a player may decline, are never decided."""
    if choice.kind in ("priority", "may") or choice.by_name is not None:
        return None
    if choice.form == "number":
        return choice.minimum if choice.minimum == choice.maximum or _is_the_greatest(choice) else None
    options = choice.listed()
    if choice.form == "map":
        return {} if not options else None
    if choice.form == "division":
        if choice.minimum != choice.maximum or not options:
            return None
        if len(options) == 1:
            return {options[0].answer: choice.minimum}
        found = list(islice(_legal_divisions(choice), 2))
        return found[0] if len(found) == 1 else None
    if not options and choice.minimum == 0:
        return []
    if len(options) == choice.minimum and (len(options) == 1 or not choice.ordered):
        return [option.answer for option in options]
    return None


def only_declaration(choice: Choice) -> dict[Any, Any] | None:
    """What is declared by players who declare nothing that they don't have to: nothing, where that is legal; else the
    only legal declaration of attackers or blockers there is (508.1d, 509.1c). None where there are several."""
    if _is_legal(choice, {}):
        return {}
    able: list[Any] = [option.answer for option in choice.listed()]
    goals: list[Any] = [None, *(option.answer for option in choice.onto)]
    if len(goals) ** len(able) > MOST_TRIED or any(choice.at_once(one) > 1 for one in objects_in(able)):
        return None
    ways = product(goals, repeat=len(able))
    declared: Iterator[dict[Any, Any]] = (
        {one: goal for one, goal in zip(able, way, strict=True) if goal is not None} for way in ways
    )
    if choice.kind == "blockers":
        declared = ({one: [goal] for one, goal in way.items()} for way in declared)
    found = list(islice((one for one in declared if _is_legal(choice, one)), 2))
    return found[0] if len(found) == 1 else None


def _is_legal(choice: Choice, declared: dict[Any, Any]) -> bool:
    try:
        if choice.check is not None:
            choice.check(declared)
    except Illegal:
        return False
    return True


def _is_the_greatest(choice: Choice) -> bool:
    """Whether the least number is legal, and the next one too much, as what costs more than a player has."""
    if choice.check is None:
        return False
    try:
        choice.check(choice.minimum)
    except Illegal:
        return False
    try:
        choice.check(choice.minimum + 1)
    except Illegal:
        return True
    return False


def _legal_divisions(choice: Choice) -> Iterator[Answer]:
    """The legal ways to divide an amount, those first that give the first recipients the most."""
    to = [option.answer for option in choice.listed()]
    free = choice.minimum - choice.each * len(to)
    places = range(free + len(to) - 1)
    if len(places) > MOST_TRIED:
        return
    for tried, bars in enumerate(combinations(reversed(places), len(to) - 1)):
        ends = (-1, *reversed(bars), len(places))
        shares = [choice.each + after - before - 1 for before, after in pairwise(ends)]
        answer = dict(zip(to, shares, strict=True))
        try:
            if choice.check is not None and tried < MOST_TRIED:
                choice.check(answer)
        except Illegal:
            continue
        yield answer
