"""Boards in SQLite (``state.db``): a tree of moves for each board, its head, its seats, and settings.

A board's position is never stored. Its moves are, each pointing at the one before; the position is their
replay (see :mod:`bot.boards.moves`). Undo moves the head back to its parent, so a revision (the number of the
head move) never names two positions, and a message about an older revision can still be explained.
"""

from __future__ import annotations

import json
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Any

from sqlite_utils import Database

from bot.boards.migrations import MIGRATIONS
from bot.errors import BoardThere, NoBoard, NothingToRedo, NothingToUndo, Stale, TooMuch

MOST_MOVES = 1000
"""Moves in a row on one board."""
MOST_BOARDS = 200
"""Open boards one person may own."""
SCRATCH_DAYS = 30
"""How long a throwaway board (a what-if, a draft) can still be explained."""

REQUEST_DAYS = 1
"""How long it is known which requests were carried out."""

Move = dict[str, Any]

_REQUEST: ContextVar[str] = ContextVar("request", default="")


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

    def users_for(self, player: str) -> tuple[str, ...]:
        """Who may choose for a player: who sits there, and the board's owner."""
        seated = self.seats.get(player)
        return (self.owner,) if seated in (None, self.owner) else (str(seated), self.owner)


class BoardStore:
    """All boards and settings of one desk. Safe to use from several threads and processes."""

    def __init__(self, path: Path | str | None = None, clock: Callable[[], float] = time.time) -> None:
        """Open (and create, or migrate) ``path``; None keeps everything in memory."""
        if path is not None:
            Path(path).parent.mkdir(parents=True, exist_ok=True)
        connection = sqlite3.connect(path or ":memory:", check_same_thread=False, timeout=15)
        self._db = Database(connection)
        self._lock = threading.RLock()
        self._clock = clock
        if path is not None:
            self._db.enable_wal()
        self._db.execute("PRAGMA foreign_keys = ON")
        with self._writing():  # several processes may open a new file at once: one migrates, the others wait
            MIGRATIONS.apply(self._db)
            old = clock() - SCRATCH_DAYS * 86400
            self._db.execute("DELETE FROM boards WHERE channel IS NULL AND created < ?", [old])
            self._db.execute("DELETE FROM requests WHERE at < ?", [clock() - REQUEST_DAYS * 86400])

    def close(self) -> None:
        """Close the database; closing twice does no harm."""
        with self._lock:
            self._db.conn.close()

    def alive(self) -> bool:
        """Whether the database answers, for the health check."""
        with self._lock:
            try:
                return bool(self._db.execute("SELECT 1").fetchone() == (1,))
            except sqlite3.Error:
                return False

    # Requests

    @contextmanager
    def noting(self, request: str) -> Iterator[None]:
        """Whatever is written meanwhile is noted as done for a request, with it or not at all."""
        token = _REQUEST.set(request)
        try:
            yield
        finally:
            _REQUEST.reset(token)

    def done(self, request: str) -> bool:
        """Whether anything has been written for a request."""
        with self._lock:
            return self._db.execute("SELECT 1 FROM requests WHERE id = ?", [request]).fetchone() is not None

    # Boards

    def open(self, channel: str | None, owner: str, root: Move, seats: Mapping[str, str] | None = None) -> Board:
        """Start a board from its root move; a scratch board if no channel. Else BoardThere if it has one."""
        with self._writing():
            if channel is not None and self._row("channel = ?", channel):
                raise BoardThere()
            access = Access.OWNER if channel is None else Access.PLAYERS
            owned = self._db.execute("SELECT count(*) FROM boards WHERE owner = ? AND channel IS NOT NULL", [owner])
            if channel is not None and owned.fetchone()[0] >= MOST_BOARDS:
                raise TooMuch(what="boards", most=MOST_BOARDS)
            cursor = self._db.execute(
                "INSERT INTO boards (channel, owner, created, seats, access) VALUES (?, ?, ?, ?, ?)",
                [channel, owner, self._clock(), json.dumps(dict(seats or {})), access.value],
            )
            board = int(cursor.lastrowid or 0)
            self._append(board, None, owner, root)
            return self.board(board)

    def at(self, channel: str) -> Board:
        """The board of a channel; NoBoard if it has none."""
        with self._lock:
            return self._board(self._row("channel = ?", channel))

    def board(self, board: int) -> Board:
        """A board by its number; NoBoard if it is gone."""
        with self._lock:
            return self._board(self._row("id = ?", board))

    def open_to(self, board: int, channel: str) -> Board:
        """A board by its number, as far as a request from this channel may see it: the channel's own, or a throwaway
        one, which is of no channel. NoBoard if there is none."""
        found = self.board(board)
        if found.channel not in (None, channel):
            raise NoBoard()
        return found

    def end(self, board: int) -> None:
        """Close a board and forget its moves."""
        with self._writing():
            self._note(board)
            self._db.execute("DELETE FROM boards WHERE id = ?", [board])

    def sit(self, board: int, player: str, user: str) -> None:
        """Give a player's seat to a user."""
        with self._writing():
            seats = dict(self.board(board).seats) | {player: user}
            self._db.execute("UPDATE boards SET seats = ? WHERE id = ?", [json.dumps(seats), board])
            self._note(board)

    def let(self, board: int, access: Access) -> None:
        """Say who may change a board."""
        with self._writing():
            self._db.execute("UPDATE boards SET access = ? WHERE id = ?", [access.value, board])
            self._note(board)

    # Moves

    def add(self, board: Board, user: str, *moves: Move) -> Board:
        """Add moves after ``board.revision``, all or none; Stale if the board has moved on meanwhile."""
        with self._writing():
            self._check(board)
            for move in moves:
                depth = self._append(board.id, self.board(board.id).revision, user, move)
                if depth > MOST_MOVES:
                    raise TooMuch(what="moves", most=MOST_MOVES)
            return self.board(board.id)

    def last(self, board: Board) -> str:
        """Who made the move that undo would take back; NothingToUndo at the root."""
        with self._lock:
            row = self._move(board.revision)
        if row["parent"] is None:
            raise NothingToUndo()
        return str(row["user"])

    def undo(self, board: Board) -> tuple[Board, Move]:
        """Go back one move; gives the board and the move taken back. The root cannot be undone."""
        with self._writing():
            self._check(board)
            row = self._move(board.revision)
            if row["parent"] is None:
                raise NothingToUndo()
            return self._turn(board, row["parent"]), json.loads(row["move"])

    def redo(self, board: Board) -> tuple[Board, Move]:
        """Go on to the latest move that was taken back here; NothingToRedo where there is none."""
        with self._writing():
            self._check(board)
            undone = list(self._db["moves"].rows_where("parent = ?", [board.revision], order_by="id desc", limit=1))
            if not undone:
                raise NothingToRedo()
            return self._turn(board, undone[0]["id"]), json.loads(undone[0]["move"])

    def moves(self, board: int, revision: int) -> tuple[Move, ...]:
        """The moves that led to a revision, root first; Stale if it is not one of this board's."""
        with self._lock:
            rows = list(
                self._db.query(
                    "WITH RECURSIVE line(id, parent, move, depth) AS ("
                    " SELECT id, parent, move, depth FROM moves WHERE id = :id AND board = :board"
                    " UNION ALL SELECT m.id, m.parent, m.move, m.depth"
                    " FROM moves m JOIN line ON m.id = line.parent)"
                    " SELECT move FROM line ORDER BY depth",
                    {"id": revision, "board": board},
                )
            )
        if not rows:
            raise Stale()
        return tuple(json.loads(row["move"]) for row in rows)

    # Settings and privacy

    def setting(self, scope: str, key: str, default: str | None = None) -> str | None:
        """A setting of a scope such as "user:1" or "guild:2"."""
        with self._lock:
            found = self._db.execute("SELECT value FROM settings WHERE scope = ? AND key = ?", [scope, key])
            row = found.fetchone()
            return str(row[0]) if row else default

    def set(self, scope: str, key: str, value: str) -> None:
        """Keep a setting."""
        with self._writing():
            row = {"scope": scope, "key": key, "value": value}
            self._db.table("settings").upsert(row, pk=("scope", "key"))

    def kept(self, user: str) -> dict[str, int]:
        """How much is stored about a user: boards they own, moves they made, seats they hold."""
        with self._lock:
            count = self._db.execute
            return {
                "boards": count("SELECT count(*) FROM boards WHERE owner = ?", [user]).fetchone()[0],
                "moves": count("SELECT count(*) FROM moves WHERE user = ?", [user]).fetchone()[0],
                "seats": sum(user in json.loads(row["seats"]).values() for row in self._db["boards"].rows),
            }

    def forget(self, user: str) -> dict[str, int]:
        """Delete all that is stored about a user: their boards go, their moves elsewhere lose the name."""
        with self._writing():
            kept = self.kept(user)
            self._db.execute("DELETE FROM boards WHERE owner = ?", [user])
            self._db.execute("UPDATE moves SET user = '' WHERE user = ?", [user])
            for row in list(self._db["boards"].rows):
                seats = {player: seat for player, seat in json.loads(row["seats"]).items() if seat != user}
                self._db.execute("UPDATE boards SET seats = ? WHERE id = ?", [json.dumps(seats), row["id"]])
            self._db.execute("DELETE FROM settings WHERE scope = ?", [f"user:{user}"])
            return kept

    # Inside

    @contextmanager
    def _writing(self) -> Iterator[None]:
        """One transaction, with the write lock from its start: what it reads first stays true."""
        with self._lock:
            self._db.execute("BEGIN IMMEDIATE")
            try:
                yield
            except BaseException:
                self._db.rollback()
                raise
            self._db.commit()

    def _append(self, board: int, parent: int | None, user: str, move: Move) -> int:
        depth = self._move(parent)["depth"] + 1 if parent is not None else 0
        cursor = self._db.execute(
            "INSERT INTO moves (board, parent, depth, user, at, move) VALUES (?, ?, ?, ?, ?, ?)",
            [board, parent, depth, user, self._clock(), json.dumps(move, ensure_ascii=False)],
        )
        self._db.execute("UPDATE boards SET head = ? WHERE id = ?", [cursor.lastrowid, board])
        self._note(board)
        return int(depth)

    def _check(self, board: Board) -> None:
        """Stale if the board has moved on meanwhile."""
        if self.board(board.id).revision != board.revision:
            raise Stale()

    def _turn(self, board: Board, revision: int) -> Board:
        self._db.execute("UPDATE boards SET head = ? WHERE id = ?", [revision, board.id])
        self._note(board.id)
        return self.board(board.id)

    def _note(self, board: int) -> None:
        """Remember, in the same transaction, that the present request was carried out."""
        if request := _REQUEST.get():
            values = [request, board, self._clock()]
            self._db.execute("INSERT OR REPLACE INTO requests (id, board, at) VALUES (?, ?, ?)", values)

    def _row(self, where: str, value: Any) -> dict[str, Any] | None:
        return next(self._db["boards"].rows_where(where, [value]), None)

    def _move(self, revision: int) -> dict[str, Any]:
        return next(self._db["moves"].rows_where("id = ?", [revision]))

    @staticmethod
    def _board(row: dict[str, Any] | None) -> Board:
        if row is None:
            raise NoBoard()
        return Board(
            row["id"], row["channel"], row["owner"], row["head"], json.loads(row["seats"]), Access(row["access"])
        )
