"""A table: a game being played by scripts, programs or people, one act or answer at a time.

The game itself is a generator that yields choices (``engine.rules.turn.turn.run``). An entry of a script is read at the
door (``reading_entries``) and carried out (``carrying_out``); the game then goes on until somebody must choose
(``progress``).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from engine.state.choices import Answer, Choice, Illegal, Message
from engine.state.game import Game
from engine.state.ids import ObjectId
from engine.table.alternatives import Alternatives, alike, alternatives
from engine.table.carrying_out import carry_out
from engine.table.entries import ActionEntry, AnswerEntry, GivenAnswer
from engine.table.history import History, Refusal
from engine.table.library import Cards
from engine.table.progress import Progress
from engine.table.reading_entries import read_entry
from engine.table.references import References
from engine.table.scenario import Json, Scenario

if TYPE_CHECKING:
    from engine.report.model import Outcomes, Report

MOST_ANSWERS = 48
"""How many answers to a choice are played to see what comes of them, unless somebody wants more."""
MOST_LINES = 64
"""How many lines in all, what is asked on the way included."""


class Reporter(Protocol):
    """What says what has happened at a table, and what would."""

    def report(self, table: Table) -> Report:
        """All there is to say."""

    def outcomes(
        self, table: Table, answers: int, lines: int, brief: bool, behind: ActsBehind | None, settled: Settled | None
    ) -> Outcomes:
        """What would come of the open choice."""


class ActsBehind(Protocol):
    """Acts that are to be done once a choice has been answered."""

    @property
    def left(self) -> bool:
        """Whether any are to be done still."""

    @property
    def undone(self) -> Sequence[str]:
        """Those that can't be done, in sentences."""

    def answering(self, table: Table) -> ActsBehind | None:
        """Answer what is asked on the table, which is changed, where that is what they begin with; None elsewhere."""

    def __call__(self, table: Table) -> ActsBehind:
        """Do them on a fork of the table, as far as nothing is asked before."""


Settled = Callable[["Table"], Json | None]
"""Somebody who knows the answer to what is asked on a table where every answer comes to the same: an entry, or None
where it may matter."""

Decider = Callable[[Choice], Answer]
"""A program that decides for every player: from a choice to its answer. It raises StopIteration to stop."""


class Table:
    """A game in play, made by ``play``.

    Everything is done in one of three ways: ``act`` carries out entries of a script (docs/scenario.md), ``answer``
    answers the pending choice, ``run`` lets a program decide. Each of them goes on by itself past what has been
    answered in advance, has one legal answer or cannot matter, and stops at the next ``choice``. What is refused
    changes nothing. What turns on a choice that a permanent of the board would have had made as it entered, and of
    which nobody has said anything, asks for that first, and is done after the answer. ``report`` says at any time what
    has happened; ``fork`` gives a table to try something out on.

    A table is not to be shared between threads. What an act costs hardly depends on how many came before it, a report
    costs as much as has happened so far.
    """

    def __init__(
        self,
        game: Game,
        ids: dict[str, list[ObjectId]],
        cards: Cards,
        scenario: Scenario,
        reporter: Reporter,
        locale: str = "en",
    ) -> None:
        """``ids`` are those that the scenario gives to objects; ``reporter`` says what has happened at a table."""
        self.scenario = scenario
        self.cards = cards
        self.locale = locale
        self._reporter = reporter
        self._report: Report | None = None
        self._progress = Progress(game, ids)
        self._progress.begin()

    def act(self, entry: Json) -> Refusal | None:
        """Carry out one entry of a script, such as ``{"do": "cast", "player": "A", "card": "Lightning Bolt", "targets":
        ["B"]}``.

        Returns None, or the refusal with its reason and rules, which is kept for the report too; the game is then as it
        was before. Raises ScenarioError, with the place in the script, for an entry that is not well-formed, names a
        player who is not of this game or puts a card onto the board that nobody knows; the game is then as it was, too.
        """
        read = read_entry(entry, len(self.history.marks), self.refs)
        self._report = None
        if isinstance(read, ActionEntry):
            self._progress.checkpoint()

        def refusal_of(problem: Illegal) -> Refusal:
            return Refusal(read.at, read.written, problem.message, problem.rules, log=len(self.game.log))

        refusal = None
        waits = None if isinstance(read, AnswerEntry) else refusal_of
        try:
            self._progress.attempt(lambda progress: carry_out(read, progress, self.cards), waits)
        except Illegal as problem:
            refusal = refusal_of(problem)
            self.history.refused.append(refusal)
        if read.expect_refused:
            self.history.expected.append((read.at, read.written, refusal))
            if refusal is not None:
                refusal.expected = True
        self.history.marks.append(len(self.game.log))
        if not self.game.stack and not self.game.combat.attackers and not self.asked:
            self.history.rests.append(len(self.game.log))
        return refusal

    def answer(self, value: Any) -> None:
        """Answer the pending choice.

        ``value`` is an option's id or a list of them, the words that a script would use, or a Decider that goes on
        answering. For a choice of the form "number" it is that number, for "division" a map from recipients to amounts,
        for "map" one from attackers to what they attack or from blockers to what they block; with priority it is
        "pass", an option's id or an ``engine.state.actions.Action``. Raises ``Illegal`` (``message``, ``rules``), with
        the game as it was, if the answer is not legal or the game is over.
        """
        if callable(value):
            self.run(value)
            return
        if self.choice is None:
            raise Illegal(Message("game-is-over"), "104.1")
        self._report = None
        self._progress.attempt(lambda progress: progress.answer(value))

    def run(self, decider: Decider) -> None:
        """Let a program decide everything, until the game ends or the decider raises StopIteration. Raises ``Illegal``
        for an answer that is not legal; all up to that answer has happened."""
        while self.choice is not None:
            try:
                value = decider(self.choice)
            except StopIteration:
                return
            self.answer(value)

    def report(self) -> Report:
        """What has happened so far, and how things stand. It is made anew after each act or answer, and frozen."""
        if self._report is None:
            self._report = self._reporter.report(self)
        return self._report

    def outcomes(
        self,
        answers: int = MOST_ANSWERS,
        lines: int = MOST_LINES,
        *,
        brief: bool = False,
        behind: ActsBehind | None = None,
        settled: Settled | None = None,
    ) -> Outcomes | None:
        """What would come of the open choice: every legal answer is played on forks, until nothing is left to resolve
        and combat, if there is one, is over, and the answers that lead to the same position are told together.

        Answers among what nothing tells apart are played once. At most so many ``answers`` are tried (of more some from
        all over), and what is asked on the way is answered in every way as long as ``lines`` suffice; the result says
        what was left out. ``brief`` is for a few lines: of a division only what people mostly want is played, and
        answers that differ only in effects that last are told together. Acts ``behind`` the choice are done after each
        answer; an unknown card that is asked for on the way, and doesn't matter, is ``settled``. None if nobody has to
        choose: priority is no such choice. The table stays as it is."""
        if not self.asked:
            return None
        return self._reporter.outcomes(self, answers, lines, brief, behind, settled)

    def alternatives(self, most: int, *, all_or_some: bool = False) -> Alternatives:
        """The legal answers to the open choice by the ids of their options, at most so many; those among what nothing
        tells apart once. Of too many some from all over, or the first (``all_or_some``)."""
        assert self.choice is not None
        return alternatives(self.refs, self.choice, most, self._progress.noted, all_or_some=all_or_some)

    def alike(self) -> list[list[str]]:
        """The options of the open choice by their ids, those together that could not come to different things."""
        assert self.choice is not None
        return alike(self.game, self.choice, self._progress.noted)

    def fork(self) -> Table:
        """An independent table at this point, with the same choice pending."""
        other = Table.__new__(Table)
        other.__dict__.update(self.__dict__)
        other._progress = self._progress.fork()
        return other

    @property
    def choice(self) -> Choice | None:
        """What is being asked; None once the game is over. With priority its kind is "priority", and its options are
        all legal actions."""
        return self._progress.choice

    @property
    def asked(self) -> Choice | None:
        """What somebody must choose before anything else can be done. None while a player has priority, which is no
        such choice, and once the game is over."""
        return None if self.choice is None or self.choice.kind == "priority" else self.choice

    @property
    def game(self) -> Game:
        """The game as it now is, to look at. An undone act puts another in its place: don't keep it."""
        return self._progress.game

    @property
    def refs(self) -> References:
        """The words for the things of the game as it now is; not to be kept either."""
        return self._progress.refs

    @property
    def ids(self) -> dict[str, list[ObjectId]]:
        """The ids that the scenario gives, with the first objects of the things they name."""
        return self._progress.ids

    @property
    def history(self) -> History:
        """What was asked of the table and what became of it, for the report."""
        return self._progress.history

    @property
    def answers_left(self) -> Sequence[GivenAnswer]:
        """The answers given in advance that no choice has asked for yet."""
        return self._progress.intent.queue
