"""The tables of ``state.db``, one migration at a time; a migration that has been published never changes."""

from __future__ import annotations

from sqlite_utils import Database, Migrations

MIGRATIONS = Migrations("siege")


@MIGRATIONS()
def boards_and_moves(db: Database) -> None:
    """Boards, the tree of moves of each, and settings. AUTOINCREMENT: a revision is never used again."""
    for statement in (
        "CREATE TABLE boards (id INTEGER PRIMARY KEY AUTOINCREMENT, channel TEXT UNIQUE, owner TEXT NOT NULL,"
        " created REAL NOT NULL, head INTEGER, seats TEXT NOT NULL)",
        "CREATE TABLE moves (id INTEGER PRIMARY KEY AUTOINCREMENT,"
        " board INTEGER NOT NULL REFERENCES boards(id) ON DELETE CASCADE, parent INTEGER,"
        " depth INTEGER NOT NULL,"
        " user TEXT NOT NULL, at REAL NOT NULL, move TEXT NOT NULL)",
        "CREATE INDEX moves_of_a_board ON moves (board)",
        "CREATE INDEX boards_of_an_owner ON boards (owner)",
        "CREATE TABLE settings (scope TEXT NOT NULL, key TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (scope, key))",
    ):
        db.execute(statement)


@MIGRATIONS()
def requests_and_access(db: Database) -> None:
    """What was done for which request, so that none is carried out twice; and who may change a board."""
    db.execute("CREATE TABLE requests (id TEXT PRIMARY KEY, board INTEGER NOT NULL, at REAL NOT NULL)")
    db.execute("ALTER TABLE boards ADD COLUMN access TEXT NOT NULL DEFAULT 'players'")


@MIGRATIONS()
def bounds_and_names(db: Database) -> None:
    """How much a board takes, how often names on it were changed, and the way to what follows a move."""
    for statement in (
        "ALTER TABLE boards ADD COLUMN size INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE boards ADD COLUMN names INTEGER NOT NULL DEFAULT 0",
        "UPDATE boards SET size = (SELECT coalesce(sum(length(move)), 0) FROM moves WHERE board = boards.id)",
        "CREATE INDEX moves_after_a_move ON moves (parent)",
        "CREATE INDEX moves_of_a_user ON moves (user)",
    ):
        db.execute(statement)


@MIGRATIONS()
def answers_and_thumbs(db: Database) -> None:
    """What was answered on servers that allow it to be judged, and how it was."""
    for statement in (
        'CREATE TABLE answers (id INTEGER PRIMARY KEY AUTOINCREMENT, "user" TEXT NOT NULL, question TEXT NOT NULL,'
        " rules TEXT NOT NULL, at REAL NOT NULL)",
        "CREATE TABLE thumbs (answer INTEGER NOT NULL REFERENCES answers(id) ON DELETE CASCADE,"
        ' "user" TEXT NOT NULL, good INTEGER NOT NULL, PRIMARY KEY (answer, "user"))',
        'CREATE INDEX answers_of_a_user ON answers ("user")',
        'CREATE INDEX thumbs_of_a_user ON thumbs ("user")',
    ):
        db.execute(statement)
