"""Imports published files, given or downloaded, into a new card database and puts it in the place of the old one.

The new database begins as a copy of the old, so that what other files brought stays; it is built beside
it, verified, and swapped in as one step (``replacing_the_database``). Until then, and whenever anything goes
wrong, the old one is untouched.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Mapping, Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path

from cards import editions, schema, starter
from cards.download import fetch_newer
from cards.errors import SyncError
from cards.http_client import Publishers
from cards.merging_records import Builder, Tally
from cards.replacing_the_database import copy_of_old, swap_in, verify, workspace
from cards.sources import files
from cards.sources.files import Source
from cards.summary import Progress, SourceSummary, Summary, silent

MOST_BAD = 0.5
"""With a larger share of bad records, a file is taken to be damaged as a whole."""
LEAST = 0.5
"""With a smaller share of the records that it had the last time, a downloaded file is taken to be cut short."""


def import_files(paths: Sequence[Path | str], target: Path | str, progress: Progress = silent) -> Summary:
    """Imports files and folders of any known format into the database at ``target``.

    Raises SyncError, with one sentence, when a file can't be used; the old database is then as it was.
    """
    target = Path(target)
    with workspace(target) as folder:
        progress("looking at the files", 0, 0)
        sources, ignored = files.find_sources([Path(path) for path in paths], folder)
        if not sources:
            raise SyncError(f"There is no data here. Known are: {files.KNOWN}.")
        return build(sources, ignored, target, folder, progress)


def download(
    target: Path | str, progress: Progress = silent, publishers: Publishers | None = None, hosts: Sequence[str] = ()
) -> Summary:
    """Fetches what the publishers have that is newer and imports it into the database at ``target``.

    ``hosts`` are allowed beside the publishers' own (see :class:`cards.http_client.Publishers`).

    Raises SyncError if nothing could be had or a file can't be used; the old database is then as it was.
    Not to be called inside a running event loop: there, give it to a thread.
    """
    target = Path(target)
    with workspace(target) as folder:
        progress("asking the publishers", 0, 0)
        asked = publishers or Publishers()
        asked = replace(asked, hosts=(*asked.hosts, *hosts))
        fetched = asyncio.run(fetch_newer(asked, _marks(target), folder, progress))
        if not fetched.files:
            return Summary(target, newer=False, notes=tuple(fetched.notes))
        sources, ignored = files.find_sources(fetched.files, folder)
        summary = build(sources, ignored, target, folder, progress, fetched.marks)
        return replace(summary, notes=tuple(fetched.notes))


def _marks(target: Path) -> Mapping[str, str]:
    """By what the files downloaded last are known; nothing is, without a sound database."""
    try:
        with closing(sqlite3.connect(f"{target.resolve().as_uri()}?mode=ro", uri=True)) as old:
            return dict(old.execute("SELECT name, mark FROM downloads"))
    except sqlite3.DatabaseError:
        return {}


def build(
    sources: Sequence[Source],
    ignored: Sequence[str],
    target: Path,
    folder: Path,
    progress: Progress,
    marks: Mapping[str, str] | None = None,
) -> Summary:
    """Builds the new database out of surveyed sources, verifies it and swaps it in."""
    new = folder / "cards.db"
    copy_of_old(target, new)
    connection = sqlite3.connect(new)
    try:
        schema.prepare(connection)
        connection.execute("PRAGMA synchronous = OFF")
        builder = Builder(connection)
        before = {} if marks is None else _counted(connection)
        summaries = tuple(_import(source, builder, connection, progress) for source in sources)
        for brought in summaries:
            _compare(brought, before)
        connection.executemany("INSERT OR REPLACE INTO downloads VALUES (?, ?)", (marks or {}).items())
        _fill_up(builder, connection)
        progress("writing the indexes", 0, 0)
        builder.finish()
        summary = _summary(connection, target, summaries, ignored)
        verify(connection, summary)
        connection.execute("VACUUM")
    except sqlite3.Error as problem:
        raise SyncError(f"The new database could not be written ({problem}).") from problem
    finally:
        connection.close()
    swap_in(new, target)
    return summary


def _fill_up(builder: Builder, connection: sqlite3.Connection) -> None:
    """What no file has brought yet comes from the starter set: rules alone leave no board without cards."""
    tally = Tally()
    if connection.execute("SELECT id FROM cards LIMIT 1").fetchone() is None:
        starter.add_cards(builder, tally)
    if connection.execute("SELECT effective FROM editions LIMIT 1").fetchone() is None:
        starter.add_rules(builder, tally)


def _import(source: Source, builder: Builder, connection: sqlite3.Connection, progress: Progress) -> SourceSummary:
    tally = Tally()
    name = source.place.partition(": ")[0]
    for found in files.read(source, lambda done: progress(name, done, source.size)):
        builder.add(found, source.dated, source.label, tally)
    good = sum(tally.records.values()) + sum(tally.skipped.values())
    if len(tally.bad) > MOST_BAD * (good + len(tally.bad)):
        first = tally.bad[0]
        raise SyncError(
            f"{source.place} is damaged: {len(tally.bad)} of its {good + len(tally.bad)} records are bad"
            f" ({first.place}: {first.reason}). Fetch it again."
        )
    if not good:
        raise SyncError(f"{source.place} holds no records. Fetch it again.")
    connection.execute(
        "INSERT OR REPLACE INTO sources VALUES (?, ?, ?, ?)",
        (source.place, source.format.name, source.dated, sum(tally.records.values())),
    )
    return SourceSummary(
        source.place,
        source.format.name,
        source.dated,
        dict(tally.records),
        dict(tally.skipped),
        tuple(tally.bad),
    )


def _counted(connection: sqlite3.Connection) -> dict[str, int]:
    """How many records each file of the last download brought, by what its name begins with."""
    rows = connection.execute("SELECT place, records FROM sources ORDER BY dated")
    return {_kind(place): records for place, records in rows}


def _kind(place: str) -> str:
    """A file's name as far as it is the same at each download: up to the date."""
    return place.rstrip("0123456789.jsontxgz-")


def _compare(source: SourceSummary, before: Mapping[str, int]) -> None:
    brought, last = sum(source.records.values()), before.get(_kind(source.place), 0)
    if brought < LEAST * last:
        raise SyncError(
            f"{source.place} brings {brought} records, and the last one brought {last}: it is cut short; the old data"
            " stays in use. Try again later."
        )


def _summary(
    connection: sqlite3.Connection, target: Path, sources: tuple[SourceSummary, ...], ignored: Sequence[str]
) -> Summary:
    def count(query: str) -> int:
        return int(connection.execute(query).fetchone()[0])

    current = connection.execute("SELECT effective FROM editions WHERE current = 1").fetchone()
    by_source = connection.execute("SELECT source, count(*) FROM cards GROUP BY source").fetchall()
    return Summary(
        target=target,
        sources=sources,
        ignored=tuple(ignored),
        cards=count("SELECT count(*) FROM cards"),
        rulings=count("SELECT count(*) FROM rulings WHERE card IS NOT NULL"),
        rules=count("SELECT count(*) FROM rules JOIN editions ON effective = edition WHERE current = 1"),
        rules_date=current[0] if current else "",
        cards_by_source=dict(by_source),
        home_changes=tuple(editions.home_moves(connection)),
    )
