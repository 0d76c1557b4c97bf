"""Boards in PostgreSQL, for several processes on several machines."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

import psycopg
from psycopg.rows import dict_row

from bot.errors import Busy, StateAway

WAIT = 15
"""Seconds that a statement waits for what another process holds."""
MIGRATIONS: tuple[tuple[str, ...], ...] = (
    (
        "CREATE TABLE boards (id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY, channel TEXT UNIQUE,"
        " owner TEXT NOT NULL, created DOUBLE PRECISION NOT NULL, head BIGINT, seats TEXT NOT NULL,"
        " access TEXT NOT NULL DEFAULT 'players', size BIGINT NOT NULL DEFAULT 0, names BIGINT NOT NULL DEFAULT 0)",
        "CREATE TABLE moves (id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,"
        " board BIGINT NOT NULL REFERENCES boards(id) ON DELETE CASCADE, parent BIGINT, depth BIGINT NOT NULL,"
        ' "user" TEXT NOT NULL, at DOUBLE PRECISION NOT NULL, move TEXT NOT NULL)',
        "CREATE INDEX moves_of_a_board ON moves (board)",
        "CREATE INDEX moves_after_a_move ON moves (parent)",
        'CREATE INDEX moves_of_a_user ON moves ("user")',
        "CREATE INDEX boards_of_an_owner ON boards (owner)",
        "CREATE TABLE settings (scope TEXT NOT NULL, key TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (scope, key))",
        "CREATE TABLE requests (id TEXT PRIMARY KEY, board BIGINT NOT NULL, at DOUBLE PRECISION NOT NULL)",
    ),
    (
        'CREATE TABLE answers (id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY, "user" TEXT NOT NULL,'
        " question TEXT NOT NULL, rules TEXT NOT NULL, at DOUBLE PRECISION NOT NULL)",
        "CREATE TABLE thumbs (answer BIGINT NOT NULL REFERENCES answers(id) ON DELETE CASCADE,"
        ' "user" TEXT NOT NULL, good BIGINT NOT NULL, PRIMARY KEY (answer, "user"))',
        'CREATE INDEX answers_of_a_user ON answers ("user")',
        'CREATE INDEX thumbs_of_a_user ON thumbs ("user")',
    ),
)
"""Statements, one group at a time; a group that has been published never changes."""


class Postgres:
    """A server's database, through one connection that is made anew when it breaks."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._lock = threading.RLock()
        self._made: psycopg.Connection[dict[str, Any]] | None = None
        self._closed = False
        with self.writing("migrations"):
            self.rows("CREATE TABLE IF NOT EXISTS siege_migrations (number BIGINT PRIMARY KEY)")
            done = len(self.rows("SELECT number FROM siege_migrations"))
            for number, statements in enumerate(MIGRATIONS[done:], start=done + 1):
                for statement in statements:
                    self.rows(statement)
                self.rows("INSERT INTO siege_migrations VALUES (?)", number)

    def rows(self, sql: str, *parameters: Any) -> list[dict[str, Any]]:
        with self._lock, self._telling():
            done = self._connection().execute(sql.replace("?", "%s").encode(), parameters)
            return done.fetchall() if done.description is not None else []

    @contextmanager
    def writing(self, key: str) -> Iterator[None]:
        with self._lock, self._telling(), self._connection().transaction():
            self.rows("SELECT pg_advisory_xact_lock(hashtextextended(?, 0))", f"write {key}")
            yield

    @contextmanager
    def holding(self, key: str) -> Iterator[None]:
        """The lock is the session's: the server takes it back as soon as the process is gone."""
        name = f"hold {key}"
        try:
            self.rows("SELECT pg_advisory_lock(hashtextextended(?, 0))", name)
        except psycopg.errors.LockNotAvailable:
            raise Busy() from None
        try:
            yield
        finally:
            with suppress(StateAway):  # then the server has taken it back
                self.rows("SELECT pg_advisory_unlock(hashtextextended(?, 0))", name)

    def give_back(self) -> None:
        """The server does so by itself (autovacuum)."""

    def alive(self) -> bool:
        try:
            return self.rows("SELECT 1 AS one") == [{"one": 1}]
        except (psycopg.Error, StateAway):
            return False

    def close(self) -> None:
        with self._lock:
            self._closed = True
            if self._made is not None:
                self._made.close()

    def _connection(self) -> psycopg.Connection[dict[str, Any]]:
        if self._made is None or (self._made.closed and not self._closed):
            options = f"-c lock_timeout={WAIT}s"
            made = psycopg.connect(
                self._url, autocommit=True, row_factory=dict_row, connect_timeout=WAIT, options=options
            )
            self._made = made
        return self._made

    @contextmanager
    def _telling(self) -> Iterator[None]:
        try:
            yield
        except psycopg.errors.LockNotAvailable:
            raise
        except (psycopg.OperationalError, psycopg.InterfaceError) as error:
            raise StateAway(reason=" ".join(str(error).split())[:200]) from error
