"""Boards in a file (``state.db``)."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlite_utils import Database as Tables

from bot.boards.migrations import MIGRATIONS
from bot.errors import Problem, StateDamaged, StateFull, StateLocked, StateUnwritable

WAIT = 15.0
"""Seconds that a statement waits while another process writes."""
_INCREMENTAL = 2
_KINDS: dict[str, type[Problem]] = {
    "SQLITE_BUSY": StateLocked,
    "SQLITE_LOCKED": StateLocked,
    "SQLITE_CORRUPT": StateDamaged,
    "SQLITE_NOTADB": StateDamaged,
    "SQLITE_FULL": StateFull,
    "SQLITE_READONLY": StateUnwritable,
    "SQLITE_CANTOPEN": StateUnwritable,
    "SQLITE_IOERR": StateUnwritable,
}


class Sqlite:
    """One file, or a database in memory."""

    def __init__(self, path: Path | str | None = None) -> None:
        self._name = Path(path).name if path is not None else ":memory:"
        self._lock = threading.RLock()
        with self._telling():
            if path is not None:
                Path(path).parent.mkdir(parents=True, exist_ok=True)
            # transactions are begun by hand: what is deleted shall be overwritten, and its space be given back
            self._db = sqlite3.connect(path or ":memory:", check_same_thread=False, timeout=WAIT, isolation_level=None)
            self._db.row_factory = sqlite3.Row
            self._prepare(path is not None)
        with (
            self._telling(),
            self.writing(""),
        ):  # several processes may open a new file at once: one migrates, the others wait
            MIGRATIONS.apply(Tables(self._db))

    def rows(self, sql: str, *parameters: Any) -> list[dict[str, Any]]:
        with self._lock, self._telling():
            return [dict(row) for row in self._db.execute(sql, parameters)]

    @contextmanager
    def writing(self, key: str) -> Iterator[None]:
        with self._lock:
            self.rows("BEGIN IMMEDIATE")
            try:
                yield
                if self._db.in_transaction:  # migrations commit by themselves
                    self.rows("COMMIT")
            except BaseException:
                if self._db.in_transaction:
                    self._db.execute("ROLLBACK")
                raise

    @contextmanager
    def holding(self, key: str) -> Iterator[None]:
        """Nothing to do: one process has a file, and its workers take turns at a board."""
        yield

    def give_back(self) -> None:
        with self._lock, self._telling():  # a script is carried out to its end, a statement to its first page
            self._db.executescript("PRAGMA incremental_vacuum; PRAGMA wal_checkpoint(TRUNCATE)")

    def alive(self) -> bool:
        with self._lock:
            try:
                return bool(self._db.execute("SELECT 1").fetchone()[0] == 1)
            except sqlite3.Error:
                return False

    def close(self) -> None:
        with self._lock:
            self._db.close()

    def _prepare(self, file: bool) -> None:
        """Deleted is overwritten, free pages can be given back, readers don't wait for the writer."""
        execute = self._db.execute
        execute("PRAGMA secure_delete = ON")
        if file and execute("PRAGMA auto_vacuum").fetchone()[0] != _INCREMENTAL:
            execute(f"PRAGMA auto_vacuum = {_INCREMENTAL}")
            execute("VACUUM")
        if file:
            execute("PRAGMA journal_mode = WAL")
        execute("PRAGMA foreign_keys = ON")

    @contextmanager
    def _telling(self) -> Iterator[None]:
        """Say what is wrong with the file, and not only that something is."""
        try:
            yield
        except sqlite3.DatabaseError as error:
            name = getattr(error, "sqlite_errorname", "") or ""
            kind = next((kind for start, kind in _KINDS.items() if name.startswith(start)), None)
            if kind is None:
                raise
            raise kind(file=self._name, reason=str(error)) from error
        except OSError as error:
            raise StateUnwritable(file=self._name, reason=error.strerror or str(error)) from error
