"""A read-only connection to the card database that notices when the file was replaced."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from cards import schema
from cards.errors import DatabaseError

Row = sqlite3.Row


class Store:
    """Answers queries from one file, or from a connection in memory, for any number of threads.

    ``generation`` grows each time another file has taken the place of the old one, so that caches can be
    thrown away. Every trouble with the file is a DatabaseError with one sentence.
    """

    def __init__(self, path: Path | None = None, connection: sqlite3.Connection | None = None) -> None:
        self.path = path
        self.generation = 0
        self._lock = threading.RLock()
        self._held = 0
        self._stamp: tuple[int, int, int] | None = None
        self._connection = connection
        if connection is not None:
            connection.row_factory = sqlite3.Row
        else:
            self.refresh()

    def refresh(self) -> int:
        """Opens the file again if it was replaced, and gives the generation that is open now."""
        if self.path is None or self._held:
            return self.generation
        stamp = self._current_stamp()
        if stamp != self._stamp:
            with self._lock:
                if stamp != self._stamp:
                    connection = open_read_only(self.path)
                    self.close()
                    self._connection, self._stamp = connection, stamp
                    self.generation += 1
        return self.generation

    def _current_stamp(self) -> tuple[int, int, int]:
        assert self.path is not None
        try:
            status = self.path.stat()
        except OSError:
            if self._stamp is not None:  # the file in use is gone; what is open stays readable
                return self._stamp
            raise DatabaseError(
                f"There is no card database at {self.path}: run “siege sync --cards {self.path}” to make one."
            ) from None
        return status.st_ino, status.st_mtime_ns, status.st_size

    def rows(self, query: str, parameters: tuple[Any, ...] = ()) -> list[Row]:
        """All rows of a query."""
        with self._lock:
            self.refresh()
            if self._connection is None:
                raise DatabaseError("The card database has been closed.")
            try:
                return self._connection.execute(query, parameters).fetchall()
            except sqlite3.DatabaseError as problem:
                raise DatabaseError(unreadable(self.path, problem)) from problem

    @contextmanager
    def steady(self) -> Iterator[None]:
        """Several queries of one file: while this lasts, a new file waits and so do other threads."""
        with self._lock:
            self.refresh()
            self._held += 1
            try:
                yield
            finally:
                self._held -= 1

    def row(self, query: str, parameters: tuple[Any, ...] = ()) -> Row | None:
        """The first row of a query, or None."""
        rows = self.rows(query, parameters)
        return rows[0] if rows else None

    def cached(self, build: Callable[[], Any]) -> Callable[[], Any]:
        """A function that builds a value once per generation."""
        kept: tuple[int, Any] | None = None

        def value() -> Any:
            nonlocal kept
            generation = self.refresh()
            if kept is None or kept[0] != generation:
                kept = (generation, build())
            return kept[1]

        return value

    def close(self) -> None:
        """Closes the file; closing twice does nothing."""
        with self._lock:
            if self._connection is not None:
                self._connection.close()
                self._connection = None


def open_read_only(path: Path) -> sqlite3.Connection:
    """Opens a card database that nobody changes in place. Raises DatabaseError if it is none."""
    uri = f"{path.resolve().as_uri()}?mode=ro"
    connection: sqlite3.Connection | None = None
    try:
        connection = sqlite3.connect(uri, uri=True, check_same_thread=False)
        version = connection.execute("PRAGMA user_version").fetchone()[0]
        connection.execute("SELECT id FROM cards LIMIT 1").fetchone()
    except sqlite3.DatabaseError as problem:
        if connection is not None:
            connection.close()
        raise DatabaseError(unreadable(path, problem)) from problem
    if version != schema.VERSION:
        connection.close()
        raise DatabaseError(f"{path} was made by another version of this program: run “siege sync” to make it anew.")
    connection.row_factory = sqlite3.Row
    return connection


def unreadable(path: Path | None, problem: Exception) -> str:
    """The sentence for a file that is no card database or is damaged."""
    name = path or "The card database"
    return f"{name} can't be read as a card database ({problem}): run “siege sync” to make it anew."
