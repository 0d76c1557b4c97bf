"""Boards: a tree of moves for each, its head, its seats; and settings. Where they lie is :mod:`bot.boards.database`'s.

A board's position is never stored. Its moves are, each pointing at the one before; the position is their
replay (see :mod:`bot.boards.moves`). Undo moves the head back to its parent, so a revision (the number of the
head move) never names two positions, and a message about an older revision can still be explained.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path
from typing import Any

from bot.boards import data_of_users
from bot.boards.database import Row, connect
from bot.boards.thumbs import Thumbs
from bot.errors import BoardThere, NoBoard, NothingToRedo, NothingToUndo, Stale, TooMuch

MOST_MOVES = 1000
"""Moves in a row on one board."""
MOST_BOARDS = 200
"""Open boards one person may own."""
MOST_SCRATCH = 50
"""Throwaway boards (a what-if, a draft) of one person that can still be explained: the latest."""
SCRATCH_DAYS = 30
"""How long a throwaway board can still be explained."""
MOST_UNDONE = 200
"""Moves taken back on a board that can still be explained, or made again: the latest."""
MOST_KEPT = 16 * 1024**2
"""What all boards of one person may take, in characters."""
REQUEST_DAYS = 1
"""How long it is known which requests were carried out."""
PRUNING = 3600.0
"""Seconds between two times at which what is too old is deleted, while something is written."""
_LINE = (
    "line(id, parent) AS (SELECT id, parent FROM moves WHERE id = ?"
    " UNION ALL SELECT m.id, m.parent FROM moves m JOIN line ON m.id = line.parent)"
)

Move = dict[str, Any]


@dataclass(frozen=True, slots=True)
class _Request:
    """What is being carried out, and the scratch boards that it has begun."""

    id: str
    scratch: set[int] = field(default_factory=set)


_REQUEST: ContextVar[_Request | None] = ContextVar("request", default=None)


class Access(StrEnum):
    """Who may change a board, beside its owner: nobody, those with a seat, or everybody."""

    OWNER = "owner"
    PLAYERS = "players"
    EVERYONE = "everyone"


@dataclass(frozen=True, slots=True)
class Board:
    """A board as stored. ``revision`` is its head move; ``seats`` maps player names to user ids."""

    id: int
    channel: str | None
    owner: str
    revision: int
    seats: Mapping[str, str]
    access: Access = Access.PLAYERS
    names: int = 0
    """How often players on it have been renamed; a position is told by this and its revision."""

    def users_for(self, player: str) -> tuple[str, ...]:
        """Who may choose for a player: who sits there, and the board's owner."""
        seated = self.seats.get(player)
        return (self.owner,) if seated in (None, self.owner) else (str(seated), self.owner)


class BoardStore:
    """All boards and settings of one desk. Safe to use from several threads and processes."""

    def __init__(self, where: Path | str | None = None, clock: Callable[[], float] = time.time) -> None:
        """Open (and create, or migrate) a file or a ``postgresql://`` address; None keeps everything in memory."""
        self._db = connect(where)
        self._clock = clock
        self._pruned = 0.0
        self.thumbs = Thumbs(self._db, clock)
        """What people thought of answers."""
        with self._writing(""):
            pass

    def close(self) -> None:
        """Close the database; closing twice does no harm."""
        self._db.close()

    def alive(self) -> bool:
        """Whether the database answers, for the health check."""
        return self._db.alive()

    def holding(self, channel: str) -> AbstractContextManager[None]:
        """Meanwhile no other process acts on the board of a channel."""
        return self._db.holding(channel)

    # Requests

    @contextmanager
    def noting(self, request: str) -> Iterator[None]:
        """Whatever is written meanwhile is noted as done for a request, with it or not at all. A scratch board that it
        begins is not: nobody has seen it yet, and a request that broke off may begin another."""
        token = _REQUEST.set(_Request(request))
        try:
            yield
        finally:
            _REQUEST.reset(token)

    def done(self, request: str) -> bool:
        """Whether anything has been written for a request."""
        return bool(self._db.rows("SELECT 1 FROM requests WHERE id = ?", request))

    # Boards

    def open(self, channel: str | None, owner: str, root: Move, seats: Mapping[str, str] | None = None) -> Board:
        """Start a board from its root move; a scratch board if no channel. Else BoardThere if it has one."""
        with self._writing(f"owner {owner}"):
            if channel is not None and self._row("channel", channel):
                raise BoardThere()
            access = Access.OWNER if channel is None else Access.PLAYERS
            owned = "SELECT count(*) AS n FROM boards WHERE owner = ? AND channel IS NOT NULL"
            if channel is not None and self._number(owned, owner) >= MOST_BOARDS:
                raise TooMuch(what="boards", most=MOST_BOARDS)
            board = self._number(
                "INSERT INTO boards (channel, owner, created, seats, access) VALUES (?, ?, ?, ?, ?) RETURNING id",
                *(channel, owner, self._clock(), json.dumps(dict(seats or {})), access.value),
            )
            if channel is None:
                self._db.rows(
                    "DELETE FROM boards WHERE channel IS NULL AND owner = ? AND id NOT IN"
                    " (SELECT id FROM boards WHERE channel IS NULL AND owner = ? ORDER BY id DESC LIMIT ?)",
                    *(owner, owner, MOST_SCRATCH),
                )
                if request := _REQUEST.get():
                    request.scratch.add(board)
            self._append(board, None, owner, root)
            return self.board(board)

    def at(self, channel: str) -> Board:
        """The board of a channel; NoBoard if it has none."""
        return self._board(self._row("channel", channel))

    def found(self, channel: str) -> Board | None:
        """The board of a channel, if it has one."""
        try:
            return self.at(channel)
        except NoBoard:
            return None

    def board(self, board: int) -> Board:
        """A board by its number; NoBoard if it is gone."""
        return self._board(self._row("id", board))

    def count(self) -> int:
        """How many boards are open in channels."""
        return self._number("SELECT count(*) AS n FROM boards WHERE channel IS NOT NULL")

    def open_to(self, board: int, channel: str) -> Board:
        """A board by its number, as far as a request from this channel may see it: the channel's own, or a throwaway
        one, which is of no channel. NoBoard if there is none."""
        found = self.board(board)
        if found.channel not in (None, channel):
            raise NoBoard()
        return found

    def end(self, board: int) -> None:
        """Close a board and forget its moves."""
        with self._writing(f"board {board}"):
            self._note(board)
            self._db.rows("DELETE FROM boards WHERE id = ?", board)

    def sit(self, board: int, player: str, user: str) -> None:
        """Give a player's seat to a user."""
        with self._writing(f"board {board}"):
            seats = dict(self.board(board).seats) | {player: user}
            self._db.rows("UPDATE boards SET seats = ? WHERE id = ?", json.dumps(seats), board)
            self._note(board)

    def let(self, board: int, access: Access) -> None:
        """Say who may change a board."""
        with self._writing(f"board {board}"):
            self._db.rows("UPDATE boards SET access = ? WHERE id = ?", access.value, board)
            self._note(board)

    # Moves

    def add(self, board: Board, user: str, *moves: Move) -> Board:
        """Add moves after ``board.revision``, all or none; Stale if the board has moved on meanwhile."""
        with self._writing(f"board {board.id}"):
            self._check(board)
            revision = board.revision
            for move in moves:
                revision, depth = self._append(board.id, revision, user, move)
                if depth > MOST_MOVES:
                    raise TooMuch(what="moves", most=MOST_MOVES)
            self._forget_undone(board.id, revision)
            return self.board(board.id)

    def last(self, board: Board) -> str:
        """Who made the move that undo would take back; NothingToUndo at the root."""
        row = self._move(board.revision)
        if row["parent"] is None:
            raise NothingToUndo()
        return str(row["user"])

    def undo(self, board: Board) -> tuple[Board, Move]:
        """Go back one move; gives the board and the move taken back. The root cannot be undone."""
        with self._writing(f"board {board.id}"):
            self._check(board)
            row = self._move(board.revision)
            if row["parent"] is None:
                raise NothingToUndo()
            return self._turn(board, row["parent"]), json.loads(row["move"])

    def redo(self, board: Board) -> tuple[Board, Move]:
        """Go on to the latest move that was taken back here; NothingToRedo where there is none."""
        with self._writing(f"board {board.id}"):
            self._check(board)
            undone = self._db.rows("SELECT * FROM moves WHERE parent = ? ORDER BY id DESC LIMIT 1", board.revision)
            if not undone:
                raise NothingToRedo()
            return self._turn(board, undone[0]["id"]), json.loads(undone[0]["move"])

    def moves(self, board: int, revision: int) -> tuple[Move, ...]:
        """The moves that led to a revision, root first; Stale if it is not one of this board's."""
        return tuple(move for _, move in self.line(board, revision))

    def line(self, board: int, revision: int) -> tuple[tuple[int, Move], ...]:
        """The moves that led to a revision, root first, each with the revision it led to; Stale if there is none."""
        rows = self._db.rows(
            f"WITH RECURSIVE {_LINE} SELECT m.id, m.move, m.board FROM moves m JOIN line ON m.id = line.id"
            " ORDER BY m.depth",
            revision,
        )
        if not rows or rows[0]["board"] != board:
            raise Stale()
        return tuple((row["id"], json.loads(row["move"])) for row in rows)

    # Settings and privacy

    def setting(self, scope: str, key: str, default: str | None = None) -> str | None:
        """A setting of a scope such as "user:1" or "guild:2"."""
        rows = self._db.rows("SELECT value FROM settings WHERE scope = ? AND key = ?", scope, key)
        return str(rows[0]["value"]) if rows else default

    def set(self, scope: str, key: str, value: str) -> None:
        """Keep a setting."""
        with self._writing(f"setting {scope}"):
            self._db.rows(
                "INSERT INTO settings (scope, key, value) VALUES (?, ?, ?)"
                " ON CONFLICT (scope, key) DO UPDATE SET value = excluded.value",
                *(scope, key, value),
            )

    def kept(self, user: str) -> dict[str, int]:
        """How much is stored about a user: boards they own, moves they made, seats they hold."""
        return data_of_users.kept(self._db, user)

    def forget(self, user: str) -> dict[str, int]:
        """Delete all that is stored about a user, and give back the space of what is gone; gives how much it was."""
        with self._writing(f"owner {user}"):
            kept = self.kept(user)
            for board in data_of_users.forget(self._db, user):
                self._measure(board)
            self.thumbs.forget(user)
        self._db.give_back()
        return kept

    # Inside

    @contextmanager
    def _writing(self, key: str) -> Iterator[None]:
        """One transaction; from time to time, what is too old goes with it."""
        now = self._clock()
        pruning = now - self._pruned >= PRUNING
        with self._db.writing(key):
            if pruning:
                self._pruned = now
                old = now - SCRATCH_DAYS * 86400
                self._db.rows("DELETE FROM boards WHERE channel IS NULL AND created < ?", old)
                self.thumbs.prune()
                self._db.rows("DELETE FROM requests WHERE at < ?", now - REQUEST_DAYS * 86400)
            yield
        if pruning:
            self._db.give_back()

    def _append(self, board: int, parent: int | None, user: str, move: Move) -> tuple[int, int]:
        """Add a move behind another; gives its revision and its depth. TooMuch if its board's owner has too much."""
        depth = self._move(parent)["depth"] + 1 if parent is not None else 0
        text = json.dumps(move, ensure_ascii=False)
        revision = self._number(
            'INSERT INTO moves (board, parent, depth, "user", at, move) VALUES (?, ?, ?, ?, ?, ?) RETURNING id',
            *(board, parent, depth, user, self._clock(), text),
        )
        self._db.rows("UPDATE boards SET head = ?, size = size + ? WHERE id = ?", revision, len(text), board)
        owned = "SELECT sum(size) AS n FROM boards WHERE owner = (SELECT owner FROM boards WHERE id = ?)"
        if self._number(owned, board) > MOST_KEPT:
            raise TooMuch(what="kept", most=MOST_KEPT // 1024**2)
        self._note(board)
        return revision, int(depth)

    def _forget_undone(self, board: int, revision: int) -> None:
        """Where more than :data:`MOST_UNDONE` moves have been taken back, the older half of those goes, and what was
        played after them."""
        depth = self._move(revision)["depth"]
        kept = self._number("SELECT count(*) AS n FROM moves WHERE board = ?", board)
        if kept - depth - 1 <= MOST_UNDONE:
            return
        self._db.rows(
            f"WITH RECURSIVE {_LINE}, undone(id) AS (SELECT id FROM moves WHERE board = ?"
            " AND id NOT IN (SELECT id FROM line) ORDER BY id LIMIT ?),"
            " gone(id) AS (SELECT id FROM undone UNION SELECT m.id FROM moves m JOIN gone ON m.parent = gone.id)"
            " DELETE FROM moves WHERE id IN (SELECT id FROM gone)",
            *(revision, board, MOST_UNDONE // 2),
        )
        self._measure(board)

    def _measure(self, board: int) -> None:
        measured = "(SELECT coalesce(sum(length(move)), 0) FROM moves WHERE board = boards.id)"
        self._db.rows(f"UPDATE boards SET size = {measured} WHERE id = ?", board)

    def _check(self, board: Board) -> None:
        """Stale if the board has moved on meanwhile."""
        if self.board(board.id).revision != board.revision:
            raise Stale()

    def _turn(self, board: Board, revision: int) -> Board:
        self._db.rows("UPDATE boards SET head = ? WHERE id = ?", revision, board.id)
        self._note(board.id)
        return self.board(board.id)

    def _note(self, board: int) -> None:
        """Remember, in the same transaction, that the present request was carried out."""
        request = _REQUEST.get()
        if request is not None and board not in request.scratch:
            self._db.rows(
                "INSERT INTO requests (id, board, at) VALUES (?, ?, ?)"
                " ON CONFLICT (id) DO UPDATE SET board = excluded.board, at = excluded.at",
                *(request.id, board, self._clock()),
            )

    def _number(self, sql: str, *parameters: Any) -> int:
        """The one number that a statement gives."""
        (row,) = self._db.rows(sql, *parameters)
        (value,) = row.values()
        return int(value or 0)

    def _row(self, column: str, value: Any) -> Row | None:
        return next(iter(self._db.rows(f"SELECT * FROM boards WHERE {column} = ?", value)), None)

    def _move(self, revision: int) -> Row:
        return self._db.rows("SELECT * FROM moves WHERE id = ?", revision)[0]

    @staticmethod
    def _board(row: Row | None) -> Board:
        if row is None:
            raise NoBoard()
        seats, access = json.loads(row["seats"]), Access(row["access"])
        return Board(row["id"], row["channel"], row["owner"], row["head"], seats, access, row["names"])
