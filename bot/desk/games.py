"""Positions played out by the engine: moves replayed, the latest kept warm, never changed in place."""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Iterable
from functools import cached_property
from time import thread_time

import engine
from bot.boards.limits_of_imported_boards import check_size
from bot.boards.moves import Entry, Scenario, scenario_of
from bot.boards.store import Board, BoardStore, Move
from bot.desk.typed_and_tapped_answers import Asked
from bot.desk.unknown_libraries import of_no_matter
from bot.errors import TooLong
from cards import CardDatabase

WARM = 512
"""Positions kept; any other is replayed when it is asked for."""
MOST_WARM = 150_000
"""Events and objects of all positions kept, which with what is told of them take some 2 KB each."""


class Played:
    """A scenario played out in one language. Treat its table as frozen: act on a fork (:meth:`then`).

    ``work`` is what it takes to play it from its start, in seconds; ``behind`` are acts that people want done as soon
    as what is asked has been answered.
    """

    def __init__(
        self, table: engine.Table, language: str, work: float = 0.0, behind: engine.ActsBehind | None = None
    ) -> None:
        self.table = table
        self.language = language
        self.work = work
        self.behind = behind

    @cached_property
    def report(self) -> engine.Report:
        """All there is to say about it."""
        return self.table.report()

    @cached_property
    def position(self) -> engine.Position:
        """The board as it stands."""
        return self.report.position()

    @property
    def choice(self) -> engine.Choice | None:
        """What is being asked, priority included."""
        return self.table.choice

    @cached_property
    def asked(self) -> Asked | None:
        """What is being asked, unless it is only what somebody with priority would like to do."""
        pending = self.report.pending
        return Asked.at(self.table, pending) if pending is not None else None

    @property
    def size(self) -> int:
        """How many events and objects it keeps."""
        return len(self.table.game.log) + len(self.table.game.objects)

    @cached_property
    def outcomes(self) -> engine.Outcomes | None:
        """What would come of what is being asked; None where nothing is."""
        return self.table.outcomes()

    @cached_property
    def outcomes_told(self) -> engine.Outcomes | None:
        """What would come of it in a few lines, as a verdict tells that."""
        return self.table.outcomes(brief=True, behind=self.behind, settled=self._settled)

    def _settled(self, table: engine.Table) -> Entry | None:
        """That it doesn't matter which card an unknown one is that is asked for on the way, where it doesn't."""
        return next(iter(of_no_matter(Played(table, self.language))), None)

    @property
    def refused(self) -> engine.Refused | None:
        """The refusal that stopped the script, if any; one that the script expected does not."""
        refused = self.report.refused
        return None if refused is None or refused.expected else refused

    def verdict_after(
        self,
        before: Played | None,
        *,
        asking: bool = True,
        whole: bool = False,
        outcomes: engine.Outcomes | None = None,
    ) -> str:
        """What has come of what was done since an earlier position; of all of it where that is None. Without ``asking``
        what is to be chosen is left out; the ``whole`` of it is told also where something has ended between.
        ``outcomes`` are told behind it: what isn't so after every answer is left to them."""
        events = before.report.events if before is not None else ()
        if not events and asking and not whole and outcomes is None:
            return self.report.verdict
        since = events[-1]["id"] if events else 0
        return engine.verdict_since(self.table, since, asking=asking, whole=whole, before=outcomes)

    def assumed_after(self, before: Played | None) -> tuple[str, ...]:
        """What is taken for granted and was not in an earlier position; all of it where that is None."""
        return self.report.assumed if before is None else engine.assumed_since(self.table, before.table)

    def told_at_once(self) -> tuple[engine.Step, ...]:
        """The steps since the board was put down, as they are told where all of them are read at once."""
        return engine.told_at_once(self.table)

    def options(self) -> tuple[engine.PendingOption, ...]:
        """The options of what is being asked, priority included."""
        return engine.options(self.table)

    def told_apart(self, references: Iterable[str]) -> tuple[str, ...]:
        """One reference for each thing, or group of things just alike, that these stand for."""
        return engine.told_apart(self.table, references)

    def abilities_of(self, reference: str) -> list[tuple[int, str]]:
        """The activated abilities of a permanent, numbered as the script numbers them."""
        return list(enumerate(engine.activated_abilities(self.table, reference), start=1))

    def possible_abilities(self, entry: Entry) -> list[tuple[int, str]]:
        """The activated abilities, of several, that could be activated now as an entry says, each text once; none where
        the permanent has only one."""
        known = self.abilities_of(str(entry["source"]))
        if len(known) < 2 or self.asked is not None:
            return []
        able = [(n, text) for n, text in known if self.then([entry | {"ability": n}]).refused is None]
        return list({text: (n, text) for n, text in reversed(able)}.values())[::-1]

    def specials_of(self, reference: str) -> tuple[str, ...]:
        """The special actions that can be taken now with a card or permanent, by name (116.2)."""
        return engine.special_actions(self.table, reference)

    def targets_of(self, entry: Entry) -> set[str]:
        """The references of what may be targeted by what an entry casts now; empty where that cannot be told."""
        if self.asked is not None:
            return set()
        then = self.then([entry])
        if then.choice is None or then.choice.kind != "target":
            return set()
        return {str(option.object or option.player) for option in then.options()}

    def can_declare(self, do: str, player: str) -> tuple[list[str], list[str]]:
        """The references of what can attack or block, and of what it can be sent at, once that is declared."""
        then = self.then(engine.lead_up(self.table, do, player))
        if then.refused is not None or then.choice is None or then.choice.kind != f"{do}ers":
            return [], []
        able = [option.object for option in then.options() if option.object is not None]
        return able, [goal.id for goal in engine.goals(then.table)]

    def lead_up(self, entry: Entry) -> list[Entry]:
        """What has to come before an act and decides nothing (``engine.lead_up``)."""
        return engine.lead_up(self.table, entry["do"], entry.get("player") or "")

    def before_acts(self, behind: engine.ActsBehind) -> Played:
        """The same, with acts that are to be done once what is asked has been answered."""
        return Played(self.table, self.language, self.work, behind)

    def then(self, acts: Iterable[Entry]) -> Played:
        """What comes of doing more; stops at the first refusal."""
        table = self.table.fork()
        began = thread_time()
        for act in acts:
            if table.act(dict(act)) is not None:
                break
        return Played(table, self.language, self.work + thread_time() - began)


class Games:
    """The desk's way to the engine.

    What is played on a board is kept only as long as the board can be played from its start and told within
    ``longest`` seconds of work, on a machine like this one.
    """

    def __init__(
        self,
        cards: CardDatabase,
        boards: BoardStore,
        budget: engine.Budget | None = None,
        longest: float = math.inf,
    ) -> None:
        self._cards = cards
        self._budget = budget
        self._longest = longest
        self._boards = boards
        self._warm: OrderedDict[tuple[int, int, str], Played] = OrderedDict()
        self._warm_size = 0

    def of(self, scenario: Scenario, language: str) -> Played:
        """Play a scenario. Raises the engine's ScenarioError for one that makes no sense."""
        check_size(scenario)
        began = thread_time()
        table = engine.play(engine.Scenario.load(scenario), self._cards, language, self._budget)
        return Played(table, language, thread_time() - began)

    def at(self, board: Board, language: str, revision: int | None = None) -> Played:
        """A board's position at a revision, now unless said otherwise."""
        revision = board.revision if revision is None else revision
        played = self._warm.get((revision, board.names, language))
        if played is None:
            played = self._replay(board, language, revision)
        self.keep(board, played, revision)
        return played

    def check_length(self, played: Played) -> None:
        """TooLong if it takes too long to play it from its start and to tell of it."""
        began = thread_time()
        assert played.report
        if played.work + thread_time() - began > self._longest:
            raise TooLong(seconds=round(self._longest))

    def add(self, board: Board, user: str, after: Played, *moves: Move) -> Board:
        """Keep moves on a board, and what they lead to; TooLong or TooMuch, with nothing kept, if they are too many."""
        self.check_length(after)
        board = self._boards.add(board, user, *moves)
        self.keep(board, after)
        return board

    def keep(self, board: Board, played: Played, revision: int | None = None) -> None:
        """Remember a board's position at a revision, now unless said otherwise."""
        key = (board.revision if revision is None else revision, board.names, played.language)
        known = self._warm.pop(key, None)
        self._warm_size += played.size - (known.size if known is not None else 0)
        self._warm[key] = played
        while len(self._warm) > WARM or (self._warm_size > MOST_WARM and len(self._warm) > 1):
            self._warm_size -= self._warm.popitem(last=False)[1].size

    def _replay(self, board: Board, language: str, revision: int) -> Played:
        """Play on from the latest position on the way that is warm, if only acts follow it; else from the start."""
        line = self._boards.line(board.id, revision)
        acts: list[Entry] = []
        for at, move in reversed(line):
            warm = self._warm.get((at, board.names, language))
            if warm is not None and warm.refused is None:
                return warm.then(acts)
            if not set(move) <= {"acts", "left"}:
                break
            acts[:0] = move["acts"]
        return self.of(scenario_of(move for _, move in line), language)

    def before(self, board: Board, language: str, revision: int) -> Played | None:
        """The position that a revision's last move came from; None at the start."""
        line = self._boards.line(board.id, revision)
        return self.at(board, language, line[-2][0]) if len(line) > 1 else None

    def told_before(self, board: Board, language: str, revision: int) -> int:
        """How many steps had been told when a revision's last move was made; none where it changed the start."""
        before = self.before(board, language, revision)
        acted = "acts" in self._boards.moves(board.id, revision)[-1]
        return before.report.told if before and acted else 0
