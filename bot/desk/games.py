"""Positions played out by the engine: moves replayed, the latest kept warm, never changed in place."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any

from bot.boards.limits import check_size
from bot.boards.moves import scenario_of
from bot.boards.store import Board, BoardStore
from cards.database import CardDatabase
from engine import Choice, Scenario, Table, play

WARM = 64
"""Positions kept; any other is replayed when it is asked for."""

Act = Mapping[str, Any]


class Played:
    """A scenario played out in one language. Treat its table as frozen: act on a fork (:meth:`then`)."""

    def __init__(self, table: Table, language: str) -> None:
        self.table = table
        self.language = language

    @cached_property
    def report(self) -> dict[str, Any]:
        """The report as JSON data."""
        return self.table.report().to_dict()

    @property
    def state(self) -> dict[str, Any]:
        """The board as it stands."""
        state: dict[str, Any] = self.report["state"]
        return state

    @property
    def choice(self) -> Choice | None:
        """What is being asked, priority included."""
        return self.table.choice

    @property
    def pending(self) -> Mapping[str, Any] | None:
        """What is being asked, unless it is only what somebody with priority would like to do."""
        pending: Mapping[str, Any] | None = self.report["pending"]
        return None if pending is None or pending["kind"] == "priority" else pending

    @property
    def refused(self) -> Mapping[str, Any] | None:
        """The refusal that stopped the script, if any."""
        refused: Mapping[str, Any] | None = self.report["refused"]
        return refused

    def then(self, acts: Iterable[Act]) -> Played:
        """What comes of doing more; stops at the first refusal."""
        table = self.table.fork()
        for act in acts:
            if table.report().refused is not None:
                break
            table.act(dict(act))
        return Played(table, self.language)


class Games:
    """The desk's way to the engine."""

    def __init__(self, cards: CardDatabase, boards: BoardStore) -> None:
        self._cards = cards
        self._boards = boards
        self._warm: OrderedDict[tuple[int, str], Played] = OrderedDict()

    def of(self, scenario: Mapping[str, Any], language: str) -> Played:
        """Play a scenario. Raises the engine's ScenarioError for one that makes no sense."""
        check_size(dict(scenario))
        return Played(play(Scenario.load(dict(scenario)), self._cards, locale=language), language)

    def at(self, board: Board, language: str, revision: int | None = None) -> Played:
        """A board's position at a revision, now unless said otherwise."""
        revision = board.revision if revision is None else revision
        key = (revision, language)
        if key not in self._warm:
            self.keep(revision, self.of(scenario_of(self._boards.moves(board.id, revision)), language))
        self._warm.move_to_end(key)
        return self._warm[key]

    def keep(self, revision: int, played: Played) -> None:
        """Remember a revision's position."""
        self._warm[(revision, played.language)] = played
        while len(self._warm) > WARM:
            self._warm.popitem(last=False)

    def before(self, board: Board, language: str, revision: int) -> Played | None:
        """The position that a revision's last move came from; None at the start."""
        moves: Sequence[Any] = self._boards.moves(board.id, revision)
        return self.of(scenario_of(moves[:-1]), language) if len(moves) > 1 else None
