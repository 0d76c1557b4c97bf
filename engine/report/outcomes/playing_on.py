"""Playing every answer to a choice on forks: until nothing is left to resolve and combat, if there is one, is over."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import TYPE_CHECKING

from engine.rules.choices.may_prompts import whatever_it_is_of
from engine.state.choices import Choice, Illegal, Message
from engine.state.turn import Step
from engine.table.alternatives import Alternatives, Given
from engine.table.scenario import Json
from engine.table.splits import ready_made

if TYPE_CHECKING:
    from engine.table.table import ActsBehind, Settled, Table

ASKED_ALIKE = ("target", "may", "mana")
"""The kinds of choices that several triggers of one ability lead to, and that are answered alike for a few lines."""

DEEPEST = 24
"""How many choices one line may lead through."""

UNKNOWN = "unknown card"
"""The kind of choice in which it is said which card an unknown one is (400.2)."""

MOST_UNASKED = 40
"""How often one line goes on without asking: the same is put into the same order, copies keep their targets."""

MOST_OF_ORDERS = 24
"""How many lines are played of an order in which abilities go onto the stack, for a few lines of a verdict."""

FEW_IN_ORDER = 3
"""So few abilities are played in every order, and with every answer to what they ask: that is what there is to tell."""

MOST_OF_FEW_ORDERS = 96
"""How many lines are played of an order of so few."""

MOST_BRIEFLY = 24
"""How many lines are played of anything else, for a few lines of a verdict."""

MOST_HAPPENING = 12_000
"""How many events may happen on all lines together: what is asked when there have been so many is left open."""

MOST_BRIEFLY_HAPPENING = 4_000
"""How many for a few lines of a verdict."""

MOST_HAPPENING_BEHIND = 9_000
"""How many for these where people have written what is done then."""

A_FORK = 8
"""A fork takes as long as so many events."""

ACTS = 300
"""To read and do acts on a way takes as long as so many events."""


Orders = Mapping[frozenset[Message], tuple[Message, ...]]
"""Orders that abilities have been put in, each by the set of them."""


@dataclass(frozen=True, slots=True)
class Line:
    """One way through all choices. ``asks`` is the choice that it was not played beyond."""

    table: Table
    asks: Choice | None = None
    times: int = 1
    """How often the answer with which it begins has been given, since the same was asked again."""
    whole: bool = True
    """Whether nothing was left out on the way."""
    behind: ActsBehind | None = None
    """The acts that it was played on with, as far as they could be done."""
    again: int = 0
    """How often what was asked first of all was asked again behind such acts, and answered alike."""
    at_blocks: bool = False
    """Whether it ends before blocks, which are a matter of their own."""


@dataclass(frozen=True, slots=True)
class Parting:
    """A choice, and what each answer to it leads to. ``all`` tells whether these are all answers that could matter."""

    table: Table
    choice: Choice
    ways: tuple[tuple[Given, Line | Parting], ...]
    all: bool
    again: int = 0
    """How often what was asked first of all was asked again on the way to it."""

    @property
    def whole(self) -> bool:
        """Whether nothing was left out on any way either."""
        return self.all and all(way.whole for _, way in self.ways)

    @property
    def times(self) -> int:
        """How often the same is asked, where each answer is given each time."""
        return max((way.times for _, way in self.ways if isinstance(way, Line)), default=1)

    @property
    def asked_again(self) -> int:
        """How often what was asked first of all is asked again behind acts, on the way on which that is most often."""
        below = (way.again if isinstance(way, Line) else way.asked_again for _, way in self.ways)
        return self.again + max(below, default=0)

    def lines(self) -> Iterator[Line]:
        """Every line that begins here."""
        for _, way in self.ways:
            yield from way.lines() if isinstance(way, Parting) else (way,)


def every_way(
    table: Table,
    answers: int,
    lines: int,
    *,
    ready: bool = False,
    behind: ActsBehind | None = None,
    settled: Settled | None = None,
) -> Parting:
    """The open choice of a table with at most so many ``answers``, and so many ``lines`` in all: what is asked on the
    way is answered in every way too, as long as there are lines left for each; beyond that triggered abilities are put
    onto the stack in one order. ``ready``, for a few lines: of a division only those that are ready-made, blocks are
    left open, and what is asked again, as by several triggers of one ability, is answered alike each time. Acts
    ``behind`` the choice are done on every line, and unknown cards that don't matter are ``settled`` there."""
    choice = table.choice
    assert choice is not None
    briefly = MOST_BRIEFLY_HAPPENING if behind is None else MOST_HAPPENING_BEHIND
    ways = _Ways(ready, briefly if ready else MOST_HAPPENING, settled)
    if ready and choice.form == "division":
        ids = [option.id for option in choice.listed()]
        made = tuple(dict(zip(ids, one.shares, strict=True)) for one in ready_made(choice))
        return ways.parted(table, choice, Alternatives(made, all=False), lines, 0, behind)
    if ready:
        lines = min(lines, _most_briefly(choice))
    found = table.alternatives(min(answers, lines))
    parting = ways.parted(table, choice, found, lines, 0, behind)
    if len({line.at_blocks for line in parting.lines()}) > 1:  # where some can be blocked, no line goes beyond that
        ways = replace(ways, left=briefly, to_blocks=True)
        parting = ways.parted(table, choice, found, lines, 0, behind)
    return parting


def _most_briefly(choice: Choice) -> int:
    """How many lines are played of a choice for a few lines of a verdict."""
    if choice.kind != "order":
        return MOST_BRIEFLY
    return MOST_OF_FEW_ORDERS if len(choice.listed()) <= FEW_IN_ORDER else MOST_OF_ORDERS


@dataclass(slots=True)
class _Ways:
    """The ways through the choices of one table, being played: for a few lines (``ready``), and with so many events
    ``left``."""

    ready: bool
    left: int
    settled: Settled | None = None
    to_blocks: bool = False
    """Whether every line ends where blockers would be declared, whether or not there are any."""

    def parted(
        self,
        table: Table,
        choice: Choice,
        found: Alternatives,
        lines: int,
        depth: int,
        behind: ActsBehind | None,
        known: Orders = MappingProxyType({}),
        first: tuple[Choice, Given] | None = None,
    ) -> Parting:
        """The ways that part at a choice. An answer that the rules take back is none; one that leads beyond what a
        table holds, or beyond the time there is, is left out. ``known`` are the orders in which the same was put
        before, ``first`` what was asked and answered first of all."""
        share = max(1, lines // max(1, len(found.given)))
        ways: list[tuple[Given, Line | Parting]] = []
        whole = found.all
        for given in found.given:
            fork = table.fork()
            try:
                fork.answer(given)
            except Illegal as problem:
                whole = whole and bool(problem.rules)
                continue
            self._count(table, fork)
            once = fork.fork() if self.ready else fork
            fork, times = self._answered_again(fork, choice, given) if self.ready else (fork, 1)
            if times == DEEPEST and (endless := _asked_again(once, choice)) is not None:
                ways.append((given, endless))
                whole = False
                continue
            way = self._after(
                fork, share, depth + 1, behind, {**known, **_order_of(choice, given)}, first or (choice, given)
            )
            ways.append((given, replace(way, times=times) if isinstance(way, Line) else way))
            whole = whole and times == 1
        return Parting(table, choice, tuple(ways), whole)

    def _count(self, before: Table, after: Table) -> None:
        """Count a fork, and what has happened on it."""
        self.left -= A_FORK
        self._count_since(len(before.game.log), after)

    def _count_since(self, begun: int, after: Table) -> None:
        self.left -= len(after.game.log) - begun

    def _played_on(self, table: Table) -> Table | None:
        """See ``_play_on``. For a few lines blocks are left open."""
        return _play_on(table, blocks=not self.ready, beyond=not self.to_blocks)

    def _answered_again(self, table: Table, choice: Choice, given: Given) -> tuple[Table, int]:
        """The table once the same has been answered alike as often as it is asked, and how often that was in all."""
        times = 1
        while choice.kind in ASKED_ALIKE and times < DEEPEST:
            fork = table.fork()
            if self._played_on(fork) is not None or fork.choice is None or not _is_alike(fork.choice, choice):
                break
            try:
                fork.answer(given)
            except Illegal:
                break
            self._count(table, fork)
            table, times = fork, times + 1
        return table, times

    def _after(
        self,
        fork: Table,
        lines: int,
        depth: int,
        behind: ActsBehind | None,
        known: Orders,
        first: tuple[Choice, Given],
    ) -> Line | Parting:
        """What an answer that has been given leads to. What was asked ``first`` is answered alike where it is asked
        again once acts behind it have been done."""
        begun, unasked, again = len(fork.game.log), 0, 0
        while True:
            if behind is not None and behind.left and not fork.asked and self.left > 0:
                behind = behind(fork)
                self.left -= ACTS
            if behind is not None and behind.left and fork.asked and self.left > 0:
                self.left -= ACTS
                if (answered := behind.answering(fork)) is not None:
                    behind = answered
                    continue
            before_blocks = self._played_on(fork)
            fork, choice = before_blocks or fork, fork.choice
            if before_blocks is not None or choice is None or not fork.asked:
                self._count_since(begun, fork)
                whole, at_blocks = not unasked and not again, before_blocks is not None
                return Line(fork, whole=whole, behind=behind, again=again, at_blocks=at_blocks)
            if self._settles(fork, choice):
                continue
            answer: Given | None = self._as_before(choice, known) or self._keeps_target(choice)
            if answer is None and behind is not None and self._is_as_answered(choice, first[0]) and again < DEEPEST:
                answer, again = first[1], again + 1
            elif answer is None or unasked == MOST_UNASKED:
                break
            else:
                unasked += 1
            try:
                fork.answer(answer)
            except Illegal:  # beyond what a table holds
                return Line(fork, choice, behind=behind, again=again)
        self._count_since(begun, fork)
        found = fork.alternatives(lines, all_or_some=True)
        if depth == DEEPEST or self.left < 0 or not found.given or unasked == MOST_UNASKED:
            return Line(fork, choice, behind=behind, again=again)
        if not found.all:
            found = Alternatives(found.given[:1] if choice.kind == "order" else (), all=False)
        parted = self.parted(fork, choice, found, lines, depth, behind, known, first)
        told = parted.ways and (parted.all is found.all or parted.times > 1)
        if not told:
            return Line(fork, choice, behind=behind, again=again)
        return replace(parted, all=parted.all and not unasked and not again, again=again)

    def _is_as_answered(self, choice: Choice, before: Choice) -> bool:
        """For a few lines: whether the same is asked as was answered before."""
        return self.ready and choice.kind in ASKED_ALIKE and _is_alike(choice, before)

    def _settles(self, fork: Table, choice: Choice) -> bool:
        """Say of unknown cards that it doesn't matter which they are, where that is so."""
        if choice.kind != UNKNOWN or self.settled is None or self.left < 0:
            return False
        self.left -= ACTS
        entry = self.settled(fork)
        return entry is not None and fork.act(dict(entry)) is None

    def _as_before(self, choice: Choice, known: Orders) -> list[str] | None:
        """For a few lines: the order in which the very same was put before, as a loop goes round."""
        ids = {option.label: option.id for option in choice.listed()}
        order = known.get(_things_in_order(choice)) if self.ready and len(ids) == len(choice.listed()) else None
        return None if order is None else [ids[label] for label in order]

    def _keeps_target(self, choice: Choice) -> str | None:
        """For a few lines: that a copy keeps its target, since nobody has said anything else."""
        return choice.listed()[0].id if self.ready and choice.is_target_of_copy else None


def _things_in_order(choice: Choice) -> frozenset[Message]:
    """What a player has to put in order; nothing of any other choice."""
    return frozenset(option.label for option in choice.listed()) if choice.kind == "order" else frozenset()


def _order_of(choice: Choice, given: Given) -> Orders:
    """The order that an answer is, by the things that it is an order of."""
    labels = {option.id: option.label for option in choice.listed()}
    if choice.kind != "order" or not isinstance(given, list):
        return {}
    return {_things_in_order(choice): tuple(labels[one] for one in given)}


def _is_alike(asked: Choice, before: Choice) -> bool:
    """Whether the same is asked of the same player by the same thing, whatever it is about."""
    first, again = whatever_it_is_of(before.prompt), whatever_it_is_of(asked.prompt)
    return (asked.player, asked.kind, again) == (before.player, before.kind, first)


def _asked_again(once: Table, choice: Choice) -> Line | None:
    """The way on which an answer has been given once and the same is asked again, where that goes on for as long as it
    is answered so; None where something else is asked before."""
    if (
        _play_on(once, blocks=False, beyond=True) is not None
        or once.choice is None
        or not _is_alike(once.choice, choice)
    ):
        return None
    return Line(once, once.choice, whole=False)


def _play_on(table: Table, *, blocks: bool, beyond: bool) -> Table | None:
    """Everybody passes, until somebody must choose or what is under way is done. Where that choice would be how to
    block, which is a matter of its own unless ``blocks`` are to be gone through too, the table as it stood before; so
    too where nobody can block, unless it is to go ``beyond`` that."""
    while table.choice is not None and table.choice.kind == "priority":
        before = table.fork() if not blocks and _goes_to_blocks(table) else None
        if before is not None and not beyond:
            return before
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
