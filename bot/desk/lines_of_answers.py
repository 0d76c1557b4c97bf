"""What comes of each answer to what is asked, a line each: what somebody must choose then stands below its answer, and
what is asked after every one of them alike once, below all."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

import engine
from bot.words import Words

MOST_LINES = 8
"""So many lines are read on a phone."""

FEW_BELOW = 3
"""So many answers to what is asked then are told below an answer."""

MAY = "may"
"""The kind of choice of whether a player does what they may do."""


def lines_of_answers(found: engine.Outcomes, words: Words, most: int) -> list[str]:
    """A line for each of the first ``most`` classes of answers, where anything is to be told of one."""
    ends = [_merged(to_the_end(one), found.player) for one in found.outcomes[:most]]
    tail = _common_tail(ends) if len(ends) > 1 else None
    if tail is None and len(ends) > 1 and not any(_below(one, words) for one in ends):
        alike = {comes_to(one, words) for one in ends}
        if len(alike) == 1 and (ends[0].asks or ends[0].then):
            return [*alike]  # what tells them apart comes behind what is asked then
    if tail is not None:
        ends = [_without_tail(one) for one in ends]
    told = [*_lines(ends, found, words)] if tail is None or any(map(_says_something, ends)) else []
    return [*told, *(_tail(tail, words) if tail is not None else ())]


def comes_to(one: engine.Outcome, words: Words, *, told_below: bool = False) -> str:
    """What an answer comes to, and what somebody chooses then, which may be ``told_below``."""
    asks = one.asks
    told = [*one.results]
    if one.then is not None:
        told += one.then.always
        asks = _asks(one.then, words, told_below=told_below)
    return " ".join(filter(None, [*told, asks])) or words("outcomes-nothing-more")


def to_the_end(one: engine.Outcome) -> engine.Outcome:
    """An answer behind which something is asked of which every answer comes to the same: with what that is."""
    while one.then is not None and len(one.then.outcomes) == 1:
        (only,) = one.then.outcomes
        told = (*one.results, *one.then.always, *only.results)
        one = replace(one, results=told, asks=only.asks, then=only.then, idle=one.idle and only.idle)
    return one


def _merged(one: engine.Outcome, player: str) -> engine.Outcome:
    """An answer behind which the same player may do something, and nothing comes of not doing it: with what comes of
    doing it."""
    then = one.then
    if then is None or then.kind != MAY or then.player != player:
        return one
    done = [way for way in then.outcomes if not way.idle]
    if len(done) != 1 or len(then.outcomes) == 1:
        return one
    (way,) = done
    said = f"{one.said}, {way.said[:1].lower()}{way.said[1:]}"
    results = (*one.results, *then.always, *way.results)
    return _merged(to_the_end(replace(way, answers=one.answers, said=said, results=results)), player)


def _asks(then: engine.Outcomes, words: Words, *, told_below: bool) -> str:
    """What is asked then, and how often; where it is ``told_below`` what comes of it, that is of the same answer each
    time."""
    prompt = f"{then.prompt[:1].lower()}{then.prompt[1:]}"
    if then.kind == "unknown card":
        return words("outcomes-turn-on", prompt=prompt)
    each_time = "each-time" if told_below and then.times > 1 else ""
    who = words.player(then.player)
    return words("outcomes-asked-then", player=who, prompt=prompt, count=then.times, answered=each_time)


def _lines(ends: Sequence[engine.Outcome], found: engine.Outcomes, words: Words) -> Iterator[str]:
    """A line each, those of what is asked then below where there are few."""
    below = [_below(one, words) for one in ends]
    room = MOST_LINES - len(ends)
    for place, one in enumerate(ends):
        label = one.said.rstrip(".")
        if place == 1 and _is_other_order(found):
            label = words("outcomes-other-order")
        fits = bool(below[place]) and len(below[place]) <= room
        yield words("outcomes-further", answer=label, what=comes_to(one, words, told_below=fits))
        if fits:
            room -= len(below[place])
            yield from below[place]


def _below(one: engine.Outcome, words: Words) -> list[str]:
    """The lines of what is asked behind an answer, where one leads to an end; that nothing comes of one goes without
    saying."""
    if one.then is None:
        return []
    ends = [_merged(to_the_end(way), one.then.player) for way in one.then.outcomes]
    told = [way for way in ends if not (way.idle and one.then.kind == MAY)]
    if len(ends) > FEW_BELOW or all(way.then or way.asks or way.idle for way in told):
        return []
    return [words("outcomes-below", answer=way.said.rstrip("."), what=comes_to(way, words)) for way in told]


def _is_other_order(found: engine.Outcomes) -> bool:
    """Whether there are two orders in all, and so the second is the first the other way round."""
    return found.kind == "order" and [len(one.answers) for one in found.outcomes] == [1, 1] and found.all


def _says_something(one: engine.Outcome) -> bool:
    return bool(one.results or one.asks or one.then)


def _common_tail(ends: Sequence[engine.Outcome]) -> engine.Outcomes | None:
    """What is asked last of the same player behind every answer, and comes to the same each time; None where there is
    nothing of the kind."""
    tails = [tail for one in ends for tail in _tails(one)]
    first = tails[0]
    return first if first is not None and all(one is not None and _key(one) == _key(first) for one in tails) else None


def _tails(one: engine.Outcome) -> Iterator[engine.Outcomes | None]:
    """The last choices behind an answer; None for each way that leads to none."""
    if one.then is None:
        yield None
    elif all(way.then is None for way in one.then.outcomes):
        yield one.then
    else:
        for way in one.then.outcomes:
            yield from _tails(way)


def _key(found: engine.Outcomes) -> object:
    ways = {(one.said, frozenset(one.results), one.asks) for one in found.outcomes}
    return found.player, found.prompt, found.times, frozenset(ways)


def _without_tail(one: engine.Outcome) -> engine.Outcome:
    then = one.then
    assert then is not None
    if all(way.then is None for way in then.outcomes):
        results = (*one.results, *then.always)
        return replace(one, results=results, then=None, idle=not results)
    return to_the_end(replace(one, then=replace(then, outcomes=tuple(map(_without_tail, then.outcomes)))))


def _tail(tail: engine.Outcomes, words: Words) -> Iterator[str]:
    yield _asks(tail, words, told_below=True)
    for way in tail.outcomes:
        yield words("outcomes-further", answer=way.said.rstrip("."), what=comes_to(way, words))
