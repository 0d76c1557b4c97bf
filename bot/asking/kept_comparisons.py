"""What questions are compared with, kept in a file beside the card database, so that the first question need not wait
until it is made, and that no process need hold all of it: a question needs little of it.

``siege sync`` makes it, or the first who needs it. It is an SQLite database of texts, numbers and packed numbers; one
that was made of other words, of another edition or by another version of this program counts for nothing, as does one
that can't be read. Where none can be written, what is made is held in memory.
"""

from __future__ import annotations

import json
import os
import sqlite3
import sys
import tempfile
import unicodedata
from array import array
from base64 import b64decode, b64encode
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, suppress
from hashlib import sha256
from importlib import metadata, resources
from importlib.resources.abc import Traversable
from itertools import accumulate, pairwise
from pathlib import Path
from threading import Lock
from typing import Any, cast

from bot.asking.comparing_texts import Companions, Field, Sentences
from bot.asking.comparisons import Comparisons
from bot.asking.known_questions import Compared
from cards import CardDatabase, Rule

_SCHEMA = """
CREATE TABLE heads (name TEXT PRIMARY KEY, head TEXT NOT NULL);
CREATE TABLE terms (name TEXT, term TEXT, texts BLOB NOT NULL, PRIMARY KEY (name, term)) WITHOUT ROWID;
"""
_MADE_OF = ("bot.asking", "engine.words")
"""The packages whose code and words tell what is made."""
_KEY, _NUMBERS, _KNOWN = "key", "numbers", "known "


def kept(cards: Path, key: str, made: Callable[[], Comparisons]) -> Comparisons:
    """What was made of ``key`` and lies beside a card database; or else ``made``, and kept."""
    file = cards.with_suffix(".questions.db")
    if (found := _opened(file, key)) is not None:
        return found
    anew = made()
    with suppress(OSError, sqlite3.Error):
        _write(file, key, anew)
        return _opened(file, key) or anew
    return anew


def key_of(cards: CardDatabase, rules: Mapping[str, Rule]) -> str:
    """What tells whether something else would be made now: the rules and where they went, our words and our code."""
    key = sha256(f"{metadata.version('snowballstemmer')} {unicodedata.unidata_version} {sys.byteorder}".encode())
    for rule in rules.values():
        key.update(repr((rule.number, rule.text, rule.examples, rule.parent)).encode())
    key.update(repr(cards.home_changes()).encode())
    for package in _MADE_OF:
        for file in _files(resources.files(package)):
            key.update(file.name.encode())
            key.update(file.read_bytes())
    return key.hexdigest()


def _files(folder: Traversable) -> Iterator[Traversable]:
    for one in sorted(folder.iterdir(), key=lambda one: one.name):
        if one.is_dir():
            yield from _files(one)
        elif one.name.endswith((".py", ".txt", ".toml", ".ftl", ".json")):
            yield one


class _Kept(Mapping[str, bytes]):
    """The texts that have a term, by term, read from the file when they are looked up."""

    def __init__(self, connection: sqlite3.Connection, lock: Lock, name: str) -> None:
        self._connection = connection
        self._lock = lock
        self._name = name

    def get(self, term: str, default: Any = None) -> Any:
        row = self._first("SELECT texts FROM terms WHERE name = ? AND term = ?", self._name, term)
        return default if row is None else row[0]

    def __getitem__(self, term: str) -> bytes:
        found = self.get(term)
        if found is None:
            raise KeyError(term)
        return cast(bytes, found)

    def __iter__(self) -> Iterator[str]:
        with self._lock:
            rows = self._connection.execute("SELECT term FROM terms WHERE name = ?", (self._name,)).fetchall()
        return (term for (term,) in rows)

    def __len__(self) -> int:
        row = self._first("SELECT count(*) FROM terms WHERE name = ?", self._name)
        return 0 if row is None else int(row[0])

    def _first(self, query: str, *values: str) -> tuple[Any, ...] | None:
        with self._lock:
            return cast("tuple[Any, ...] | None", self._connection.execute(query, values).fetchone())


def _opened(file: Path, key: str) -> Comparisons | None:
    """What is in a file; None where it was made of something else, or is no such file."""
    if not file.exists():
        return None
    connection = None
    try:
        connection = sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True, check_same_thread=False)
        heads: dict[str, Any] = dict(connection.execute("SELECT name, head FROM heads WHERE name = ?", (_KEY,)))
        if heads.get(_KEY) == key:
            return _read(connection)
    except (sqlite3.Error, ValueError, TypeError, KeyError):
        pass  # It is no such file: another is made.
    if connection is not None:
        connection.close()
    return None


def _read(connection: sqlite3.Connection) -> Comparisons:
    heads = {
        name: json.loads(head)
        for name, head in connection.execute("SELECT name, head FROM heads WHERE name != ? ORDER BY rowid", (_KEY,))
    }
    lock = Lock()
    numbers = tuple(heads.pop(_NUMBERS))
    read = {name: _comparison(_Kept(connection, lock, name), head) for name, head in heads.items()}
    known = {name.removeprefix(_KNOWN): read.pop(name) for name in list(read) if name.startswith(_KNOWN)}
    return Comparisons(
        numbers,
        {name: one for name, one in read.items() if isinstance(one, Field)},
        {name: one for name, one in read.items() if isinstance(one, Sentences)},
        Compared(**cast("dict[str, Any]", known)),
    )


def _comparison(having: _Kept, head: dict[str, Any]) -> Field | Sentences | Companions:
    if "texts" in head:
        every, ends = array("I", b64decode(head["texts"])), head["ends"]
        return Companions(having, head["terms"], [every[at:to] for at, to in pairwise((0, *ends))])
    if "lengths" in head:
        groups = [tuple(group) for group in head["groups"]]
        return Sentences(having, [groups[at] for at in head["rules"]], array("d", head["lengths"]))
    return Field(having, head["rules"])


def _head(of: Field | Sentences | Companions) -> dict[str, Any]:
    if isinstance(of, Companions):
        texts = b64encode(b"".join(text.tobytes() for text in of.texts)).decode()
        return {"terms": of.terms, "texts": texts, "ends": list(accumulate(map(len, of.texts)))}
    if isinstance(of, Sentences):
        groups = {group: at for at, group in enumerate(dict.fromkeys(map(tuple, of.rules)))}
        return {
            "groups": list(groups),
            "rules": [groups[tuple(group)] for group in of.rules],
            "lengths": list(of.lengths),
        }
    return {"rules": of.rules}


def _write(file: Path, key: str, made: Comparisons) -> None:
    """Written whole under another name first: whoever reads meanwhile has the old one."""
    handle, name = tempfile.mkstemp(dir=file.parent, prefix=file.name)
    os.close(handle)
    try:
        of_known = {f"{_KNOWN}{name}": one for name, one in made.known._asdict().items()}
        every: dict[str, Field | Sentences | Companions] = {**made.fields, **made.sentences, **of_known}
        with closing(sqlite3.connect(name)) as connection:
            connection.execute("PRAGMA journal_mode = OFF")
            connection.executescript(_SCHEMA)
            heads = {_KEY: key, _NUMBERS: json.dumps(made.numbers)}
            heads |= {of: json.dumps(_head(one)) for of, one in every.items()}
            connection.executemany("INSERT INTO heads VALUES (?, ?)", heads.items())
            for of, one in sorted(every.items()):
                rows = ((of, term, texts) for term, texts in sorted(one.having.items()))
                connection.executemany("INSERT INTO terms VALUES (?, ?, ?)", rows)
            connection.commit()
        Path(name).chmod(0o644)
        Path(name).replace(file)
    finally:
        Path(name).unlink(missing_ok=True)
