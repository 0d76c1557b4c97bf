"""The embedded starter set: a few well-known cards, the four Sieges of the founding documents and rule 310.

Written in the formats that the publishers use (``cards.json`` as MTGJSON's AtomicCards, ``rules.txt`` as
the Comprehensive Rules) and built in memory by the very code that imports them.
"""

from __future__ import annotations

import sqlite3
from functools import cache
from pathlib import Path

import ijson

from cards import schema
from cards.build import Builder, Tally
from cards.sources import comprehensive_rules, mtgjson

FOLDER = Path(__file__).parent
LABEL = "starter set"


@cache
def _database() -> bytes:
    """The starter set as the bytes of a database, built once per process."""
    connection = sqlite3.connect(":memory:")
    schema.prepare(connection)
    builder, tally = Builder(connection), Tally()
    dated = read_date()
    with open(FOLDER / "cards.json", "rb") as stream:
        for found in mtgjson.read_atomic(stream):
            builder.add(found, dated, LABEL, tally)
    text = (FOLDER / "rules.txt").read_text("utf-8")
    builder.add(comprehensive_rules.parse(text, excerpt=True), dated, LABEL, tally)
    connection.execute("INSERT INTO sources VALUES ('starter', ?, ?, ?)", (LABEL, dated, tally.records["cards"]))
    builder.finish()
    if tally.bad:
        raise ValueError(f"the starter set has a bad record: {tally.bad[0]}")
    return connection.serialize()


def read_date() -> str:
    """From when the facts in the starter set are."""
    with open(FOLDER / "cards.json", "rb") as stream:
        return str(next(ijson.items(stream, "meta.date")))


def connect() -> sqlite3.Connection:
    """A connection, usable from any thread, to a copy of the starter set in memory."""
    connection = sqlite3.connect(":memory:", check_same_thread=False)
    connection.deserialize(_database())
    return connection
