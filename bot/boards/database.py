"""What boards need of a database, and the one place that decides which it is.

Statements are written once, in the SQL that SQLite and PostgreSQL share, with ``?`` for parameters.
"""

from __future__ import annotations

from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any, Protocol

from bot.boards.sqlite import Sqlite
from bot.config import is_url
from bot.errors import needs

Row = dict[str, Any]


class Database(Protocol):
    """A database with the tables of boards. Safe to use from several threads; other processes may use it too."""

    def rows(self, sql: str, *parameters: Any) -> list[Row]:
        """Carry out a statement; the rows that it gives."""
        ...

    def writing(self, key: str) -> AbstractContextManager[None]:
        """One transaction, all or nothing; what is read in it stays true until its end if others write under the
        same key."""
        ...

    def holding(self, key: str) -> AbstractContextManager[None]:
        """Meanwhile no other process holds the key, and one that died does not; Busy if another does not let go."""
        ...

    def give_back(self) -> None:
        """Give back the space of what was deleted, so that nothing of it can be read any more."""
        ...

    def alive(self) -> bool:
        """Whether it answers."""
        ...

    def close(self) -> None:
        """Close it; closing twice does no harm."""
        ...


def connect(where: Path | str | None) -> Database:
    """The database at a path, in memory (None), or at a ``postgresql://`` address, with its tables up to date.

    Raises what says why it cannot be used: StateDamaged, StateLocked, StateFull, StateUnwritable, StateAway.
    """
    if not is_url(where):
        return Sqlite(where)
    with needs("postgresql", "psycopg", "psycopg_binary", "psycopg_c"):
        from bot.boards.postgres import Postgres
    return Postgres(str(where))
