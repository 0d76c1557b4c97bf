"""The embedded starter set: a few well-known cards, the four Sieges of the founding documents and rule 310.

Written in the formats that the publishers use (``cards.json`` as MTGJSON's AtomicCards, ``rules.txt`` as
the Comprehensive Rules) and built in memory by the very code that imports them.
"""

from __future__ import annotations

import json
import sqlite3
from functools import cache
from pathlib import Path

import ijson

from cards import schema
from cards.merging_records import Builder, Tally
from cards.model import Statement
from cards.sources import comprehensive_rules, mtgjson

FOLDER = Path(__file__).parent
LABEL = "starter set"


def add_cards(builder: Builder, tally: Tally) -> None:
    """Adds the starter set's cards to a database."""
    with open(FOLDER / "cards.json", "rb") as stream:
        dated = str(next(ijson.items(stream, "meta.date")))
        stream.seek(0)
        for found in mtgjson.read_atomic(stream):
            builder.add(found, dated, LABEL, tally)


def add_rules(builder: Builder, tally: Tally) -> None:
    """Adds the starter set's excerpt of the rules to a database."""
    edition = comprehensive_rules.parse((FOLDER / "rules.txt").read_text("utf-8"), excerpt=True)
    builder.add(edition, edition.effective, LABEL, tally)


@cache
def _database() -> bytes:
    """The starter set as the bytes of a database, built once per process."""
    connection = sqlite3.connect(":memory:")
    schema.prepare(connection)
    builder, tally = Builder(connection), Tally()
    add_cards(builder, tally)
    add_rules(builder, tally)
    builder.finish()
    if tally.bad:
        raise ValueError(f"the starter set has a bad record: {tally.bad[0]}")
    return connection.serialize()


def connect() -> sqlite3.Connection:
    """A connection, usable from any thread, to a copy of the starter set in memory."""
    connection = sqlite3.connect(":memory:", check_same_thread=False)
    connection.deserialize(_database())
    return connection


@cache
def statements() -> dict[str, Statement]:
    """The statements of the founding documents by their ids."""
    found = json.loads((FOLDER / "statements.json").read_text("utf-8"))
    return {name: Statement(**parts) for name, parts in found.items()}
