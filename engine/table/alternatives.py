"""Every answer that a choice allows, those that could not come to different things once."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, combinations_with_replacement, islice
from typing import Any, TypeVar

from engine.rules.choices.interchangeable import interchangeable
from engine.state.choices import Choice, Illegal, Option
from engine.state.game import Game
from engine.state.ids import ObjectId
from engine.table import answers
from engine.table.references import References, look

MOST_TRIED = 4000
"""How many answers are looked at to find the legal ones among them."""

T = TypeVar("T")
Given = str | int | list[str] | dict[str, int] | dict[str, list[str]]
"""An answer by the ids of options."""


@dataclass(frozen=True, slots=True)
class Alternatives:
    """The legal answers to a choice, in the order of its options. ``all`` tells whether there are no others that could
    come to something else."""

    given: tuple[Given, ...]
    all: bool


def alternatives(
    refs: References,
    choice: Choice,
    most: int,
    noted: Collection[Collection[ObjectId]] = (),
    *,
    all_or_some: bool = False,
) -> Alternatives:
    """The legal answers to a choice; of more than ``most`` some from all over, or the first where it only matters
    whether these are all (``all_or_some``). What could be named beside the options is left out. ``noted`` are the
    objects that answers have already told from others."""
    tried = list(islice(_answers(refs.game, choice, noted), MOST_TRIED + 1))
    found = (given for given in tried[:MOST_TRIED] if _is_legal(refs, choice, given))
    legal = list(islice(found, most + 1) if all_or_some else found)
    whole = len(tried) <= MOST_TRIED and (choice.by_name is None or choice.rest) and not _is_endless(choice)
    if len(legal) <= most:
        return Alternatives(tuple(legal), whole)
    return Alternatives(tuple(legal[n * len(legal) // most] for n in range(most)), all=False)


def _is_legal(refs: References, choice: Choice, given: Given) -> bool:
    try:
        answers.read(choice, given, refs)
    except Illegal:
        return False
    return True


def _is_endless(choice: Choice) -> bool:
    return choice.form == "number" and choice.maximum is None


def _answers(game: Game, choice: Choice, noted: Collection[Collection[ObjectId]]) -> Iterator[Given]:
    if choice.form == "number":
        most = choice.maximum if choice.maximum is not None else choice.minimum + MOST_TRIED
        yield from range(choice.minimum, most + 1)
    elif choice.form == "division":
        ids = [option.id for option in choice.listed()]
        for shares in divisions(choice.minimum, len(ids), choice.each):
            yield dict(zip(ids, shares, strict=True))
    elif choice.form == "map":
        yield from _declarations(_alike(game, choice.listed(), noted), choice)
    else:
        groups = alike(game, choice, noted)
        size = len(choice.listed())
        most = size if choice.maximum is None else min(choice.maximum, size)
        for count in range(choice.minimum, most + 1):
            yield from _sequences(groups, count) if choice.ordered else _sets(groups, count)


def alike(game: Game, choice: Choice, noted: Collection[Collection[ObjectId]] = ()) -> list[list[str]]:
    """The options of a choice by their ids, those together that could not come to different things."""
    return _alike(game, choice.listed(), [*noted, *([i] for i in choice.prompt.objects())], choice)


def whole_order(named: Sequence[T], groups: Sequence[Sequence[T]]) -> list[T]:
    """An order in which of each group of those that do the same only one is named: the others follow it. Any other
    order as it is."""
    found = [next((group for group in groups if one in group), (one,)) for one in named]
    is_one_of_each = len(found) == len(groups) and all(found.count(group) == 1 for group in found)
    return [one for group in found for one in group] if is_one_of_each else [*named]


def divisions(total: int, among: int, each: int = 0) -> Iterator[tuple[int, ...]]:
    """Every way to divide a number among so many, with at least so much for each."""
    if among == 1:
        if total >= each:
            yield (total,)
        return
    for share in range(each, total - each * (among - 1) + 1):
        for others in divisions(total - share, among - 1, each):
            yield (share, *others)


def _alike(
    game: Game, options: Sequence[Option], noted: Collection[Collection[ObjectId]], choice: Choice | None = None
) -> list[list[str]]:
    """The ids of options, those together that nothing tells apart."""
    groups: list[tuple[object, list[Option]]] = []
    same = choice.same() if choice is not None else ()
    for option in options:
        key = next((number for number, ids in enumerate(same) if option.id in ids), None)
        it = option.target.object if option.target is not None else None
        seen: Any = ("same", key) if key is not None else look(game, it) if it in game.objects else option.id
        for other, members in groups:
            if seen == other and (key is not None or _interchangeable(game, members[0], option, noted)):
                members.append(option)
                break
        else:
            groups.append((seen, [option]))
    return [[option.id for option in members] for _, members in groups]


def _interchangeable(game: Game, one: Option, other: Option, noted: Collection[Collection[ObjectId]]) -> bool:
    ids = [option.target.object_id for option in (one, other) if option.target is not None]
    return len(set(ids)) == 2 and interchangeable(game, ids, noted)


def _sets(groups: Sequence[list[str]], count: int) -> Iterator[list[str]]:
    """So many of the options, of those that are alike the first ones."""
    if count == 0:
        yield []
    elif groups:
        first, *rest = groups
        for taken in range(min(count, len(first)), -1, -1):
            for others in _sets(rest, count - taken):
                yield [*first[:taken], *others]


def _sequences(groups: Sequence[list[str]], count: int) -> Iterator[list[str]]:
    """So many of the options in every order, those that are alike in theirs."""
    if count == 0:
        yield []
        return
    for at, group in enumerate(groups):
        if group:
            rest = [*groups[:at], group[1:], *groups[at + 1 :]]
            for others in _sequences(rest, count - 1):
                yield [group[0], *others]


def _declarations(groups: Sequence[list[str]], choice: Choice) -> Iterator[dict[str, list[str]]]:
    """Who stays out, and who is sent where: creatures that are alike in the order of their goals."""
    if not groups:
        yield {}
        return
    listed = {option.id: option for option in choice.listed()}
    target = listed[groups[0][0]].target
    most = choice.at_once(target.object) if target is not None and target.object is not None else 1
    onto = [goal.id for goal in choice.onto]
    goals = [[*some] for size in range(min(most, len(onto)) + 1) for some in combinations(onto, size)]
    for here in combinations_with_replacement(goals, len(groups[0])):
        sent = {who: where for who, where in zip(groups[0], here, strict=True) if where}
        for others in _declarations(groups[1:], choice):
            yield {**sent, **others}
