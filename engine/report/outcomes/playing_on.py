"""Playing every answer to a choice on forks: until nothing is left to resolve and combat, if there is one, is over."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from engine.state.choices import Choice, Illegal
from engine.state.turn import Step
from engine.table.alternatives import Alternatives, Given
from engine.table.scenario import Json
from engine.table.splits import ready_made

if TYPE_CHECKING:
    from engine.table.table import Table

ASKED_ALIKE = ("target", "may")
"""The kinds of choices that several triggers of one ability lead to, and that are answered alike for a few lines."""

DEEPEST = 24
"""How many choices one line may lead through."""


MOST_OF_ORDERS = 12
"""How many lines are played of an order in which abilities go onto the stack, for a few lines of a verdict."""


@dataclass(frozen=True, slots=True)
class Line:
    """One way through all choices. ``asks`` is the choice that it was not played beyond."""

    table: Table
    asks: Choice | None = None
    times: int = 1
    """How often the answer with which it begins has been given, since the same was asked again."""


@dataclass(frozen=True, slots=True)
class Parting:
    """A choice, and what each answer to it leads to. ``all`` tells whether these are all answers that could matter."""

    table: Table
    choice: Choice
    ways: tuple[tuple[Given, Line | Parting], ...]
    all: bool

    @property
    def whole(self) -> bool:
        """Whether nothing was left out on any way either."""
        return self.all and all(way.whole for _, way in self.ways if isinstance(way, Parting))

    @property
    def times(self) -> int:
        """How often the same is asked, where each answer is given each time."""
        return max((way.times for _, way in self.ways if isinstance(way, Line)), default=1)

    def lines(self) -> Iterator[Line]:
        """Every line that begins here."""
        for _, way in self.ways:
            yield from way.lines() if isinstance(way, Parting) else (way,)


def every_way(table: Table, answers: int, lines: int, *, ready: bool = False) -> Parting:
    """The open choice of a table with at most so many ``answers``, and so many ``lines`` in all: what is asked on the
    way is answered in every way too, as long as there are lines left for each; beyond that triggered abilities are put
    onto the stack in one order. ``ready``, for a few lines: of a division only those that are ready-made, blocks are
    left open, and what is asked again, as by several triggers of one ability, is answered alike each time."""
    choice = table.choice
    assert choice is not None
    if ready and choice.form == "division":
        ids = [option.id for option in choice.listed()]
        made = tuple(dict(zip(ids, one.shares, strict=True)) for one in ready_made(choice))
        return _parted(table, choice, Alternatives(made, all=False), lines, 0, ready=ready)
    lines = min(lines, MOST_OF_ORDERS) if ready and choice.kind == "order" else lines
    return _parted(table, choice, table.alternatives(min(answers, lines)), lines, 0, ready=ready)


def _parted(table: Table, choice: Choice, found: Alternatives, lines: int, depth: int, *, ready: bool) -> Parting:
    """The ways that part at a choice. An answer that the rules take back is none; one that leads beyond what a table
    holds, or beyond the time there is, is left out."""
    share = max(1, lines // max(1, len(found.given)))
    ways: list[tuple[Given, Line | Parting]] = []
    whole = found.all
    for given in found.given:
        fork = table.fork()
        try:
            fork.answer(given)
        except Illegal as problem:
            whole = whole and bool(problem.rules)
        else:
            fork, times = _answered_again(fork, choice, given) if ready else (fork, 1)
            way = _after(fork, share, depth + 1, ready=ready)
            ways.append((given, replace(way, times=times) if isinstance(way, Line) else way))
            whole = whole and times == 1
    return Parting(table, choice, tuple(ways), whole)


def _answered_again(table: Table, choice: Choice, given: Given) -> tuple[Table, int]:
    """The table once the same has been answered alike as often as it is asked, and how often that was in all."""
    times = 1
    while choice.kind in ASKED_ALIKE and times < DEEPEST:
        fork = table.fork()
        if _play_on(fork, blocks=False) is not None or fork.choice is None or not _is_alike(fork.choice, choice):
            break
        try:
            fork.answer(given)
        except Illegal:
            break
        table, times = fork, times + 1
    return table, times


def _is_alike(asked: Choice, before: Choice) -> bool:
    """Whether the same is asked of the same player, for the same thing."""
    return (asked.player, asked.kind, asked.prompt) == (before.player, before.kind, before.prompt)


def _after(fork: Table, lines: int, depth: int, *, ready: bool) -> Line | Parting:
    """What an answer that has been given leads to."""
    before_blocks = _play_on(fork, blocks=not ready)
    if before_blocks is not None:
        return Line(before_blocks)
    choice = fork.choice
    if choice is None or choice.kind == "priority":
        return Line(fork)
    found = fork.alternatives(lines, all_or_some=True)
    if depth == DEEPEST or not found.given:
        return Line(fork, choice)
    if not found.all:
        found = Alternatives(found.given[:1] if choice.kind == "order" else (), all=False)
    parted = _parted(fork, choice, found, lines, depth, ready=ready)
    told = parted.ways and (parted.all is found.all or parted.times > 1)
    return parted if told else Line(fork, choice)


def _play_on(table: Table, *, blocks: bool) -> Table | None:
    """Everybody passes, until somebody must choose or what is under way is done. Where that choice would be how to
    block, which is a matter of its own unless ``blocks`` are to be gone through too, the table as it stood before."""
    while table.choice is not None and table.choice.kind == "priority":
        before = table.fork() if not blocks and _goes_to_blocks(table) else None
        if not any(table.act(entry) is None for entry in _next(table)):
            return None
        if before is not None and table.choice is not None and table.choice.kind == "blockers":
            return before
    return None


def _goes_to_blocks(table: Table) -> bool:
    return not table.game.stack and table.game.turn.step is Step.DECLARE_ATTACKERS


def _next(table: Table) -> Iterator[Json]:
    """What leads on, the first that can be done."""
    if table.game.stack:
        yield {"do": "resolve", "all": True}
    elif table.game.combat.attackers and table.game.turn.step is not Step.END_OF_COMBAT:
        if table.game.turn.step is Step.DECLARE_ATTACKERS:
            yield {"do": "go_to", "step": Step.DECLARE_BLOCKERS.value}
        yield {"do": "go_to", "step": Step.END_OF_COMBAT.value}
