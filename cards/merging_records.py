"""Builds a card database out of the records of any number of sources, oldest first.

The newest record of a card gives its text; what it leaves out is kept from older ones; rulings, printings
and names in other languages are united. Adding the same records again changes nothing.
"""

from __future__ import annotations

import hashlib
import json
import re
import sqlite3
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from cards import editions
from cards.model import Card, Face, Ruling, fold
from cards.nicknames_and_name_keys import NICKNAMES, name_key, short_name
from cards.sources.records import (
    BadRecord,
    Edition,
    Found,
    LegalFormats,
    PrintedCard,
    PrintedRuling,
    Skipped,
)

_SEARCHES = ("names_fts", "rulings_fts", "rules_fts", "glossary_fts")
_FACE_COLUMNS = (
    "name",
    "mana_cost",
    "type_line",
    "text",
    "power",
    "toughness",
    "loyalty",
    "defense",
    "colors",
    "color_indicator",
    "image",
)
_WORDING = re.compile(r"(enter(?:s|ed|ing)?) the battlefield|[^\w\s{}/+]")


@dataclass
class Tally:
    """What one source brought: records by kind, records left out on purpose, and records that were bad."""

    records: Counter[str] = field(default_factory=Counter)
    skipped: Counter[str] = field(default_factory=Counter)
    bad: list[BadRecord] = field(default_factory=list)


class Builder:
    """Adds records to a database that :func:`cards.schema.prepare` has prepared."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._db = connection
        self._db.row_factory = sqlite3.Row
        self._pictured = {row["card"] for row in connection.execute("SELECT card FROM faces WHERE image <> ''")}
        """The cards of which some face has an image."""

    def add(self, found: Found, dated: str, source: str, tally: Tally) -> None:
        """Adds one record of a source whose data is from ``dated``."""
        match found:
            case PrintedCard():
                self._add_card(found, dated, source, tally)
            case PrintedRuling():
                self._add_rulings(None, found.oracle_id, (found.ruling,))
                tally.records["rulings"] += 1
            case LegalFormats():
                self._add_legal_formats(found, dated, tally)
            case Edition():
                self._add_edition(found)
                tally.records["rules"] += len(found.rules)
                tally.records["glossary entries"] += len(found.glossary)
            case Skipped():
                tally.skipped[found.what] += 1
            case BadRecord():
                tally.bad.append(found)

    def _add_card(self, found: PrintedCard, dated: str, source: str, tally: Tally) -> None:
        card = found.card
        stored = self._stored(card)
        if stored and found.playtest and not stored["playtest"]:
            tally.skipped["playtest card with the name of a real card"] += 1
            return
        if stored and stored["playtest"] and not found.playtest and card.legalities:
            self._forget(stored["id"])
            stored = None
        tally.records["cards"] += 1
        row = _card_row(found, dated, source)
        if stored is None:
            row["id"] = identity = self._db.execute("SELECT coalesce(max(id), 0) + 1 FROM cards").fetchone()[0]
            self._insert("cards", row)
            self._write_faces(identity, card.faces)
        else:
            identity = stored["id"]
            newer = dated >= stored["dated"]
            if stored["key"] != row["key"]:  # renamed: the old name still finds the card
                former = stored["name"] if newer else row["name"]
                self._add_name(identity, 0, "en", former)
            self._update(identity, _merged(dict(stored), row, newer))
            if newer:
                faces = self._with_former_images(identity, card.faces)
                self._db.execute("DELETE FROM faces WHERE card = ?", (identity,))
                self._write_faces(identity, faces)
        self._add_rulings(identity, None, card.rulings)
        if card.oracle_id:
            self._db.execute("INSERT OR IGNORE INTO oracle_ids VALUES (?, ?)", (card.oracle_id, identity))
        for place, face in enumerate(card.faces):
            for language, name in face.foreign_names:
                self._add_name(identity, place, language, name)

    def _add_name(self, card: int, face: int, language: str, name: str) -> None:
        self._db.execute("INSERT OR IGNORE INTO foreign_names VALUES (?, ?, ?, ?)", (card, face, language, name))

    def _stored(self, card: Card) -> sqlite3.Row | None:
        """The card in the database that this record is of: by its name, else by its oracle id."""
        row = self._db.execute("SELECT * FROM cards WHERE key = ?", (name_key(card.name),)).fetchone()
        if row is None and card.oracle_id:
            row = self._db.execute(
                "SELECT cards.* FROM oracle_ids JOIN cards ON cards.id = card WHERE oracle_ids.oracle_id = ?",
                (card.oracle_id,),
            ).fetchone()
        return row  # type: ignore[no-any-return]

    def _forget(self, identity: int) -> None:
        for table in ("faces", "oracle_ids", "rulings", "foreign_names"):
            self._db.execute(f"DELETE FROM {table} WHERE card = ?", (identity,))
        self._db.execute("DELETE FROM cards WHERE id = ?", (identity,))

    def _insert(self, table: str, row: dict[str, Any]) -> None:
        marks = ", ".join("?" * len(row))
        self._db.execute(f"INSERT INTO {table} ({', '.join(row)}) VALUES ({marks})", tuple(row.values()))

    def _update(self, identity: int, row: dict[str, Any]) -> None:
        assignments = ", ".join(f"{column} = ?" for column in row)
        self._db.execute(f"UPDATE cards SET {assignments} WHERE id = ?", (*row.values(), identity))

    def _with_former_images(self, identity: int, faces: Sequence[Face]) -> Sequence[Face]:
        """The faces of a card's newer record, with the images of the older one where it has none."""
        if identity not in self._pictured or all(face.image for face in faces):
            return faces
        rows = self._db.execute("SELECT place, image FROM faces WHERE card = ?", (identity,))
        images = {row["place"]: row["image"] for row in rows}
        return [replace(face, image=face.image or images.get(place, "")) for place, face in enumerate(faces)]

    def _write_faces(self, identity: int, faces: Sequence[Face]) -> None:
        if any(face.image for face in faces):
            self._pictured.add(identity)
        marks = ", ".join("?" * (len(_FACE_COLUMNS) + 2))
        self._db.executemany(
            f"INSERT INTO faces (card, place, {', '.join(_FACE_COLUMNS)}) VALUES ({marks})",
            (
                (identity, place, *(getattr(face, column) for column in _FACE_COLUMNS))
                for place, face in enumerate(faces)
            ),
        )

    def _add_rulings(self, card: int | None, oracle_id: str | None, rulings: tuple[Ruling, ...]) -> None:
        """Rulings of a file that knows oracle ids alone wait for :meth:`finish` to find their card."""
        for ruling in rulings:
            self._db.execute(
                "INSERT INTO rulings (card, oracle_id, date, source, text, key) VALUES (?, ?, ?, ?, ?, ?)",
                (card, oracle_id, ruling.date, ruling.source, ruling.text, ruling_key(ruling.text)),
            )

    def _add_legal_formats(self, found: LegalFormats, dated: str, tally: Tally) -> None:
        row = self._db.execute("SELECT * FROM cards WHERE key = ?", (name_key(found.name),)).fetchone()
        if row is None:
            tally.skipped["legality of a name that is no card here"] += 1
            return
        tally.records["legalities"] += 1
        if (row["legalities_dated"] or "") > dated:
            return
        known: dict[str, str] = json.loads(row["legalities"])
        kept = {name: state for name, state in known.items() if state != "legal"}
        legalities = dict.fromkeys(found.formats, "legal") | kept
        self._update(row["id"], {"legalities": _dump(legalities), "legalities_dated": dated})

    def _add_edition(self, edition: Edition) -> None:
        known = self._db.execute("SELECT complete FROM editions WHERE effective = ?", (edition.effective,)).fetchone()
        if known is not None and known["complete"] and not edition.complete:
            return
        for table, column in (("rules", "edition"), ("glossary", "edition"), ("editions", "effective")):
            self._db.execute(f"DELETE FROM {table} WHERE {column} = ?", (edition.effective,))
        self._db.execute("INSERT INTO editions VALUES (?, ?, 0)", (edition.effective, int(edition.complete)))
        self._db.executemany(
            "INSERT INTO rules (edition, number, parent, place, text, examples) VALUES (?, ?, ?, ?, ?, ?)",
            (
                (edition.effective, rule.number, rule.parent, place, rule.text, _dump(rule.examples))
                for place, rule in enumerate(edition.rules)
            ),
        )
        self._db.executemany(
            "INSERT INTO glossary (edition, key, term, text) VALUES (?, ?, ?, ?)",
            ((edition.effective, fold(entry.term), entry.term, entry.text) for entry in edition.glossary),
        )

    def finish(self) -> None:
        """Joins rulings to their cards, settles which edition is current, and writes the indexes."""
        self._join_rulings()
        self._write_names()
        editions.settle(self._db)
        for search in _SEARCHES:
            self._db.execute(f"INSERT INTO {search} ({search}) VALUES ('rebuild')")
        self._db.commit()
        self._db.execute("ANALYZE")
        self._db.commit()

    def _join_rulings(self) -> None:
        """One copy of each ruling, in order of date and then as published. Rulings on unknown cards wait."""
        self._db.execute(
            "UPDATE rulings SET card = (SELECT card FROM oracle_ids WHERE oracle_id = rulings.oracle_id)"
            " WHERE card IS NULL"
        )
        self._db.execute(
            "DELETE FROM rulings WHERE id NOT IN (SELECT min(id) FROM rulings GROUP BY coalesce(card, oracle_id), key)"
        )
        self._db.execute("UPDATE rulings SET oracle_id = NULL WHERE card IS NOT NULL")
        self._db.execute(
            "UPDATE rulings SET place = ordered.place FROM"
            " (SELECT id, row_number() OVER (PARTITION BY card ORDER BY date, id) AS place FROM rulings)"
            " AS ordered WHERE ordered.id = rulings.id"
        )

    def _write_names(self) -> None:
        """Every name a card is found by, with its kind: card, face, short, foreign or nickname."""
        names: dict[tuple[str, str, int], tuple[str | None, str, int | None]] = {}
        for name in self._names():
            names.setdefault(name[0], name[1])
        known = {key: card for key, kind, card in names if kind in ("face", "card")}
        for nickname, full in NICKNAMES.items():
            card = known.get(name_key(full))
            if card is not None:
                names[(nickname, "nickname", card)] = (None, full, None)
        self._db.execute("DELETE FROM names")
        self._db.executemany(
            "INSERT INTO names (key, kind, card, language, name, popularity) VALUES (?, ?, ?, ?, ?, ?)",
            ((*key, *value) for key, value in sorted(names.items(), key=lambda item: item[0])),
        )

    def _names(self) -> Iterator[tuple[tuple[str, str, int], tuple[str | None, str, int | None]]]:
        """A face that has another card's full name is not found by it: the name means that card."""
        full = {row["key"] for row in self._db.execute("SELECT key FROM cards")}
        for row in self._db.execute(
            "SELECT cards.id, cards.name, popularity, faces.name AS face FROM cards JOIN faces ON card = cards.id"
        ):
            card, name, rank, face = tuple(row)
            yield (name_key(name), "card", card), (None, name, rank)
            if face != name and name_key(face) not in full:
                yield (name_key(face), "face", card), (None, face, rank)
            short = short_name(face)
            if short:
                yield (name_key(short), "short", card), (None, short, rank)
        for row in self._db.execute(
            "SELECT card, language, foreign_names.name, popularity"
            " FROM foreign_names JOIN cards ON cards.id = card ORDER BY card, language"
        ):
            card, language, name, rank = tuple(row)
            yield (name_key(name), "foreign", card), (language, name, rank)


def _card_row(found: PrintedCard, dated: str, source: str) -> dict[str, Any]:
    card = found.card
    return {
        "name": card.name,
        "key": name_key(card.name),
        "oracle_id": card.oracle_id,
        "layout": card.layout,
        "mana_value": card.mana_value,
        "color_identity": card.color_identity,
        "keywords": _dump(card.keywords),
        "legalities": _dump(card.legalities),
        "legalities_dated": dated if found.legalities_known else None,
        "printings": _dump(sorted(card.printings)),
        "popularity": found.rank,
        "playtest": int(found.playtest),
        "dated": dated,
        "source": source,
    }


def _merged(stored: dict[str, Any], found: dict[str, Any], newer: bool) -> dict[str, Any]:
    """The newer row, with what it leaves out from the older one and the printings of both."""
    older, newest = (stored, found) if newer else (found, stored)
    merged = {column: newest[column] for column in found}
    for column in ("oracle_id", "popularity"):
        merged[column] = newest[column] if newest[column] is not None else older[column]
    if newest["keywords"] == "[]":
        merged["keywords"] = older["keywords"]
    by_date = max(newest, older, key=lambda row: row["legalities_dated"] or "")
    merged["legalities"], merged["legalities_dated"] = by_date["legalities"], by_date["legalities_dated"]
    merged["printings"] = _dump(sorted({*json.loads(older["printings"]), *json.loads(newest["printings"])}))
    return merged


def ruling_key(text: str) -> bytes:
    """The same for rulings that differ only in quotation marks, case, or the shorter "enters"."""
    words = " ".join(_WORDING.sub(lambda found: found[1] or "", fold(text)).split())
    return hashlib.blake2b(words.encode(), digest_size=8).digest()


_dump = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode
