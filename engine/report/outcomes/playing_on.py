"""Playing every answer to a choice on forks: until nothing is left to resolve and combat, if there is one, is over."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.state.choices import Choice, Illegal
from engine.state.turn import Step
from engine.table.alternatives import Alternatives, Given
from engine.table.scenario import Json
from engine.table.splits import ready_made

if TYPE_CHECKING:
    from engine.table.table import Table

DEEPEST = 24
"""How many choices one line may lead through."""


@dataclass(frozen=True, slots=True)
class Line:
    """One way through all choices. ``asks`` is the choice that it was not played beyond."""

    table: Table
    asks: Choice | None = None


@dataclass(frozen=True, slots=True)
class Parting:
    """A choice, and what each answer to it leads to. ``all`` tells whether these are all answers that could matter."""

    table: Table
    choice: Choice
    ways: tuple[tuple[Given, Line | Parting], ...]
    all: bool

    def lines(self) -> Iterator[Line]:
        """Every line that begins here."""
        for _, way in self.ways:
            yield from way.lines() if isinstance(way, Parting) else (way,)


def every_way(table: Table, answers: int, lines: int, *, ready: bool = False) -> Parting:
    """The open choice of a table with at most so many ``answers``, and so many ``lines`` in all: what is asked on the
    way is answered in every way too, as long as there are lines left for each. ``ready``: of a division only those that
    are ready-made."""
    choice = table.choice
    assert choice is not None
    if ready and choice.form == "division":
        ids = [option.id for option in choice.listed()]
        made = tuple(dict(zip(ids, one.shares, strict=True)) for one in ready_made(choice))
        return _parted(table, choice, Alternatives(made, all=False), lines, 0)
    return _parted(table, choice, table.alternatives(min(answers, lines)), lines, 0)


def _parted(table: Table, choice: Choice, found: Alternatives, lines: int, depth: int) -> Parting:
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
            ways.append((given, _after(fork, share, depth + 1)))
    return Parting(table, choice, tuple(ways), whole)


def _after(fork: Table, lines: int, depth: int) -> Line | Parting:
    """What an answer that has been given leads to."""
    _play_on(fork)
    choice = fork.choice
    if choice is None or choice.kind == "priority":
        return Line(fork)
    found = fork.alternatives(lines, all_or_some=True)
    if depth == DEEPEST or not found.given or not found.all:
        return Line(fork, choice)
    parted = _parted(fork, choice, found, lines, depth)
    return parted if parted.ways and parted.all else Line(fork, choice)


def _play_on(table: Table) -> None:
    """Everybody passes, until somebody must choose or what is under way is done."""
    while table.choice is not None and table.choice.kind == "priority":
        if not any(table.act(entry) is None for entry in _next(table)):
            return


def _next(table: Table) -> Iterator[Json]:
    """What leads on, the first that can be done."""
    if table.game.stack:
        yield {"do": "resolve", "all": True}
    elif table.game.combat.attackers and table.game.turn.step is not Step.END_OF_COMBAT:
        if table.game.turn.step is Step.DECLARE_ATTACKERS:
            yield {"do": "go_to", "step": Step.DECLARE_BLOCKERS.value}
        yield {"do": "go_to", "step": Step.END_OF_COMBAT.value}
