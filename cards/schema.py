"""The tables of the card database, and how older databases are brought up to date."""

from __future__ import annotations

import sqlite3

from sqlite_utils import Database, Migrations
from sqlite_utils.db import Table

VERSION = 1
"""Stored as SQLite's user_version; a reader of another version asks for a sync."""

migrations = Migrations("cards")


def prepare(connection: sqlite3.Connection) -> None:
    """Creates what is missing, in a new database or an older one."""
    database = Database(connection)
    migrations.apply(database)
    connection.execute(f"PRAGMA user_version = {VERSION}")
    connection.commit()


@migrations()
def create_cards(db: Database) -> None:
    """Cards, their faces, the names they are found by, their rulings."""
    _table(db, "cards").create(
        {
            "id": int,
            "name": str,
            "key": str,
            "oracle_id": str,
            "layout": str,
            "mana_value": float,
            "color_identity": str,
            "keywords": str,
            "legalities": str,
            "legalities_dated": str,
            "printings": str,
            "popularity": int,
            "playtest": int,
            "dated": str,
            "source": str,
        },
        pk="id",
        not_null={"name", "key", "layout", "dated", "source"},
    )
    _table(db, "cards").create_index(["key"], unique=True)
    _table(db, "faces").create(
        {
            "card": int,
            "place": int,
            "name": str,
            "mana_cost": str,
            "type_line": str,
            "text": str,
            "power": str,
            "toughness": str,
            "loyalty": str,
            "defense": str,
            "colors": str,
            "color_indicator": str,
        },
        pk=("card", "place"),
        foreign_keys=[("card", "cards", "id")],
    )
    _table(db, "oracle_ids").create(
        {"oracle_id": str, "card": int}, pk="oracle_id", foreign_keys=[("card", "cards", "id")]
    )
    _table(db, "rulings").create(
        {
            "id": int,
            "card": int,
            "oracle_id": str,
            "place": int,
            "date": str,
            "source": str,
            "text": str,
            "key": bytes,
        },
        pk="id",
    )
    _table(db, "rulings").create_index(["card", "place"])
    _table(db, "foreign_names").create(
        {"card": int, "face": int, "language": str, "name": str},
        pk=("card", "face", "language", "name"),
        foreign_keys=[("card", "cards", "id")],
    )
    _table(db, "names").create(
        {"id": int, "key": str, "kind": str, "language": str, "card": int, "name": str, "popularity": int},
        pk="id",
        foreign_keys=[("card", "cards", "id")],
    )
    _table(db, "names").create_index(["key", "kind", "card"])
    _table(db, "names").enable_fts(["key"], tokenize="unicode61")
    _table(db, "rulings").enable_fts(["text"], tokenize="porter unicode61")


@migrations()
def create_rules(db: Database) -> None:
    """Editions of the Comprehensive Rules, where their rules moved, and what was imported."""
    _table(db, "editions").create({"effective": str, "complete": int, "current": int}, pk="effective")
    _table(db, "rules").create(
        {"id": int, "edition": str, "number": str, "parent": str, "place": int, "text": str, "examples": str},
        pk="id",
        foreign_keys=[("edition", "editions", "effective")],
    )
    _table(db, "rules").create_index(["edition", "number"], unique=True)
    _table(db, "rules").create_index(["edition", "parent"])
    _table(db, "rules").create_index(["edition", "place"])
    _table(db, "glossary").create(
        {"id": int, "edition": str, "key": str, "term": str, "text": str},
        pk="id",
        foreign_keys=[("edition", "editions", "effective")],
    )
    _table(db, "glossary").create_index(["edition", "key"])
    _table(db, "moves").create({"edition": str, "number": str, "now": str, "change": str}, pk=("edition", "number"))
    _table(db, "moves").create_index(["now"])
    _table(db, "sources").create({"place": str, "format": str, "dated": str, "records": int}, pk="place")
    _table(db, "downloads").create({"name": str, "mark": str}, pk="name")
    _table(db, "rules").enable_fts(["text", "examples"], tokenize="porter unicode61")
    _table(db, "glossary").enable_fts(["term", "text"], tokenize="porter unicode61")


@migrations()
def add_images(db: Database) -> None:
    """Where the pictures of faces are."""
    _table(db, "faces").add_column("image", str)


def _table(db: Database, name: str) -> Table:
    table = db[name]
    assert isinstance(table, Table)
    return table
