"""Ready-made ways to divide: those that people mostly want, each legal (510.1c-d, 601.2d, 702.19b)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from engine.state.choices import Choice, Illegal, Option
from engine.state.ids import TargetId
from engine.table import answers

MOST = 6


@dataclass(frozen=True, slots=True)
class Division:
    """A legal way to divide: how much for each option, in their order, and what is meant by it where the numbers do not
    say so: "lethal", "past", "evenly"."""

    meant: str
    shares: tuple[int, ...]


def ready_made(choice: Choice) -> list[Division]:
    """Some legal ways to divide a fixed amount: lethal damage first, the rest past the blockers where it may go there;
    all that is possible to one; evenly."""
    found: dict[tuple[int, ...], Division] = {}
    if choice.form == "division" and choice.minimum == choice.maximum and len(choice.listed()) > 1:
        for meant, shares in _wanted(choice):
            made = tuple(shares.get(option.id, 0) for option in choice.listed())
            if _is_legal(choice, made):
                found.setdefault(made, Division(meant, made))
    return list(found.values())[:MOST]


def _wanted(choice: Choice) -> Iterator[tuple[str, Mapping[str, int]]]:
    options = choice.listed()
    needed = {
        option.id: choice.enough.get(option.target, 0) for option in options if isinstance(option.target, TargetId)
    }
    beyond = [option for option in options if option.target in choice.beyond]
    before = [option for option in options if option.target not in choice.beyond]
    for place, last in enumerate(beyond):
        first = {option.id: needed.get(option.id, 0) for option in (*before, *beyond[:place])}
        rest = choice.minimum - sum(first.values())
        yield "past" if rest else "lethal", first | {last.id: rest}
    if choice.enough and len(before) > 1:
        yield from (("lethal", shares) for shares in _lethal(choice, before, needed))
    for one in options:
        others = {option.id: choice.each for option in options if option is not one}
        yield "", others | {one.id: choice.minimum - sum(others.values())}
    share, more = divmod(choice.minimum, len(options))
    yield "" if more else "evenly", {option.id: share + (place < more) for place, option in enumerate(options)}


def _lethal(choice: Choice, before: list[Option], needed: Mapping[str, int]) -> Iterator[dict[str, int]]:
    """Enough for as many as possible, and the rest to one of the others, or to the last of them."""
    shares = {option.id: choice.each for option in before}
    left = choice.minimum - sum(shares.values())
    killed = []
    for option in sorted((one for one in before if needed.get(one.id)), key=lambda one: needed[one.id]):
        more = max(0, needed[option.id] - shares[option.id])
        if more <= left:
            shares[option.id] += more
            left -= more
            killed.append(option)
    if not killed:
        return
    others = [option for option in before if option not in killed] or killed[-1:]
    for other in others:
        yield shares | {other.id: shares[other.id] + left}


def _is_legal(choice: Choice, shares: tuple[int, ...]) -> bool:
    if min(shares) < 0:
        return False
    try:
        answers.check(choice, {option.answer: n for option, n in zip(choice.listed(), shares, strict=True)})
    except Illegal:
        return False
    return True
