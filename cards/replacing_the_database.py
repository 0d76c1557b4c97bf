"""Puts a new card database in the place of the old one: begun as its copy, found sound, swapped in as one step."""

from __future__ import annotations

import os
import shutil
import sqlite3
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from cards import schema
from cards.errors import SyncError
from cards.locking import only_one
from cards.summary import Summary

_PREFIX = ".sync-"


@contextmanager
def workspace(target: Path) -> Iterator[Path]:
    """A folder beside the database for what is unpacked, downloaded and built; it is removed at the end.

    SyncError if somebody else has one there now; what one that was killed left there is removed.
    """
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        with only_one(target.parent):
            for left in target.parent.glob(f"{_PREFIX}*"):
                shutil.rmtree(left, ignore_errors=True)
            with tempfile.TemporaryDirectory(prefix=_PREFIX, dir=target.parent, ignore_cleanup_errors=True) as folder:
                yield Path(folder)
    except OSError as problem:
        raise SyncError(f"{target.parent} can't be written to ({problem.strerror or problem}).") from problem


def copy_of_old(target: Path, new: Path) -> None:
    """Begins with what the old database has, if it is sound; a damaged one is made anew."""
    if not target.exists():
        return
    try:
        with closing(sqlite3.connect(f"{target.resolve().as_uri()}?mode=ro", uri=True)) as old:
            sound = old.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
            version = old.execute("PRAGMA user_version").fetchone()[0]
    except sqlite3.DatabaseError:
        return
    if sound and 0 < version <= schema.VERSION:
        shutil.copyfile(target, new)


def verify(connection: sqlite3.Connection, summary: Summary) -> None:
    """The new database is whole, every card has a face, and it holds what the sources brought."""
    state = connection.execute("PRAGMA integrity_check").fetchone()[0]
    orphan = connection.execute("PRAGMA foreign_key_check").fetchone()
    faceless = connection.execute("SELECT name FROM cards WHERE id NOT IN (SELECT card FROM faces) LIMIT 1").fetchone()
    brought = Counter[str]()
    for source in summary.sources:
        brought += Counter(source.records)
    lost = (brought["cards"] and not summary.cards) or (brought["rules"] and not summary.rules)
    if state != "ok" or orphan or faceless or lost:
        reason = state if state != "ok" else f"{faceless[0]} has no face" if faceless else "records were lost"
        raise SyncError(f"The new database is not sound ({reason}); the old one stays in use. Try again.")


def swap_in(new: Path, target: Path) -> None:
    """Puts the new file in the place of the old as one step, safely on disk."""
    with open(new, "rb") as file:
        os.fsync(file.fileno())
    os.replace(new, target)
