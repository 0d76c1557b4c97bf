"""Reads what Scryfall publishes: bulk arrays of cards or rulings, and single answers of its API."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, BinaryIO

import ijson

from cards.model import Card, Face, Ruling
from cards.sources import printed
from cards.sources.records import BadRecord, Finds, Found, PrintedCard, PrintedRuling, Skipped, Unusable

Record = dict[str, Any]

NO_CARDS = {
    "token": "token",
    "double_faced_token": "token",
    "emblem": "emblem",
    "art_series": "art card",
}
_LEGAL = ("legal", "restricted", "banned")


def read_array(stream: BinaryIO) -> Finds:
    """The records of a bulk file: one JSON array of card or ruling objects."""
    return _records(ijson.items(stream, "item", use_float=True))


def read_answer(stream: BinaryIO) -> Finds:
    """One API answer: a card, or a list of cards or rulings; an error answer holds nothing."""
    answer = json.load(stream)
    if answer.get("object") == "list":
        yield from _records(iter(answer.get("data", ())))
    elif answer.get("object") == "error":
        yield Skipped("error answer")
    else:
        yield from _records(iter((answer,)))


def _records(objects: Iterator[Any]) -> Finds:
    for number, record in enumerate(objects, start=1):
        try:
            yield from _record(record)
        except Unusable as problem:
            yield BadRecord(place_of(number, record), str(problem))


def place_of(number: int, record: object) -> str:
    """Where a record stands, for a report: its number from 1 and its name if it has one."""
    name = record.get("name") if isinstance(record, dict) else None
    return f"record {number} ({name})" if isinstance(name, str) and name else f"record {number}"


def _record(record: object) -> Iterator[Found]:
    if not isinstance(record, dict):
        raise Unusable(f"expected an object, found {type(record).__name__}")
    if record.get("object") == "ruling":
        yield _ruling(record)
    elif record.get("layout") in NO_CARDS:
        yield Skipped(NO_CARDS[record["layout"]])
    elif record.get("type_line") in ("Card", "Card // Card"):
        yield Skipped("art card")
    elif record.get("layout") == "reversible_card":
        for side in _sides(record):
            yield _card(side)
    else:
        yield _card(record)


def _sides(record: Record) -> list[Record]:
    """A reversible card shows the same card on both sides, or two cards: each is a card by itself."""
    common = {key: value for key, value in record.items() if key not in ("card_faces", "name", "layout")}
    sides = [common | face for face in faces_of(record)]
    return list({text(side, "name"): side for side in sides}.values())


def _ruling(record: Record) -> PrintedRuling:
    ruling = Ruling(
        printed.iso_date(text(record, "published_at")),
        text(record, "comment"),
        record.get("source") or "wotc",
    )
    return PrintedRuling(text(record, "oracle_id"), ruling)


def _card(record: Record) -> PrintedCard:
    legalities = record.get("legalities") or {}
    card = Card(
        name=text(record, "name"),
        faces=tuple(_face(face, record) for face in faces_of(record)),
        layout=record.get("layout") or "normal",
        oracle_id=record.get("oracle_id"),
        mana_value=number(record, "cmc"),
        color_identity=printed.color_letters(words(record, "color_identity")),
        keywords=words(record, "keywords"),
        legalities={name: state for name, state in legalities.items() if state in _LEGAL},
        printings=(record["set"].upper(),) if isinstance(record.get("set"), str) else (),
    )
    return PrintedCard(
        card,
        legalities_known="legalities" in record,
        playtest="playtest" in words(record, "promo_types")
        or printed.PLAYTEST_SETS.issuperset(card.printings or ("",)),
        rank=record.get("edhrec_rank"),
    )


def faces_of(record: Record) -> list[Record]:
    """The face objects of a card; a card with one face is its own."""
    faces = record.get("card_faces") or [record]
    if not isinstance(faces, list) or not all(isinstance(face, dict) for face in faces):
        raise Unusable("card_faces is not a list of objects")
    return faces


def _face(face: Record, card: Record) -> Face:
    type_line = printed.tidy_type_line(text(face, "type_line", card.get("type_line") or ""))
    mana_cost = text(face, "mana_cost", "")
    indicator = printed.color_letters(words(face, "color_indicator"))
    supertypes, types, subtypes = printed.split_type_line(type_line)
    return Face(
        name=text(face, "name"),
        mana_cost=mana_cost,
        type_line=type_line,
        supertypes=supertypes,
        types=types,
        subtypes=subtypes,
        text=printed.tidy_text(text(face, "oracle_text", "")),
        power=face.get("power"),
        toughness=face.get("toughness"),
        loyalty=face.get("loyalty"),
        defense=face.get("defense"),
        colors=_colors(face, card, mana_cost, indicator),
        color_indicator=indicator,
        foreign_names=tuple(_other_names(face, card)),
    )


def _colors(face: Record, card: Record, mana_cost: str, indicator: str) -> str:
    if "colors" in face:
        return printed.color_letters(words(face, "colors"))
    if not mana_cost and card.get("layout") == "flip":  # 710.1c: flipping changes no color
        return printed.color_letters(words(card, "colors"))
    return printed.color_letters((printed.cost_colors(mana_cost), indicator))


def _other_names(face: Record, card: Record) -> Iterator[tuple[str, str]]:
    language = card.get("lang", "en")
    if language != "en" and isinstance(face.get("printed_name"), str):
        yield language, face["printed_name"]
    if isinstance(face.get("flavor_name"), str):
        yield "en", face["flavor_name"]


def text(record: Record, key: str, default: str | None = None) -> str:
    """A text of the record; without a default it must be there and not be empty."""
    value = record.get(key)
    if value is None and default is not None:
        return default
    if not isinstance(value, str) or (default is None and not value.strip()):
        raise Unusable(f"{key} should be a text, found {value!r}"[:200])
    return value


def words(record: Record, key: str) -> tuple[str, ...]:
    """A list of texts of the record, empty where it is absent."""
    value = record.get(key) or ()
    if not isinstance(value, list | tuple) or not all(isinstance(word, str) for word in value):
        raise Unusable(f"{key} should be a list of texts, found {value!r}"[:200])
    return tuple(value)


def number(record: Record, key: str) -> float:
    """A number of the record, 0 where it is absent."""
    value = record.get(key) or 0
    if not isinstance(value, int | float):
        raise Unusable(f"{key} should be a number, found {value!r}"[:200])
    return float(value)
