"""Reads what Scryfall publishes: bulk arrays of cards or rulings, and single answers of its API."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any, BinaryIO

from cards.model import Card, Face, Ruling
from cards.sources import printed_characteristics as printed
from cards.sources.fields import Record, inner, items, number, objects, optional, place_of, rank, text, words
from cards.sources.records import BadRecord, Finds, Found, PrintedCard, PrintedRuling, Skipped, Unusable

NO_CARDS = {
    "token": "token",
    "double_faced_token": "token",
    "emblem": "emblem",
    "art_series": "art card",
}
_ADDRESS = re.compile(r"https://[\w./?=&%-]{1,300}")
_LEGAL = ("legal", "restricted", "banned")


def read_array(stream: BinaryIO) -> Finds:
    """The records of a bulk file: one JSON array of card or ruling objects."""
    return _records(items(stream, "item"))


def read_answer(stream: BinaryIO) -> Finds:
    """One API answer: a card, or a list of cards or rulings; an error answer holds nothing."""
    answer = json.load(stream)
    if answer.get("object") == "list":
        records = answer.get("data")
        yield from _records(iter(records if isinstance(records, list) else ()))
    elif answer.get("object") == "error":
        yield Skipped("error answer")
    else:
        yield from _records(iter((answer,)))


def _records(records: Iterator[Any]) -> Finds:
    for place, record in enumerate(records, start=1):
        try:
            yield from _record(record)
        except Unusable as problem:
            yield BadRecord(place_of(place, record), str(problem))


def _record(record: object) -> Iterator[Found]:
    if not isinstance(record, dict):
        raise Unusable(f"expected an object, found {type(record).__name__}")
    if record.get("object") == "ruling":
        yield _ruling(record)
    elif (layout := text(record, "layout", "normal")) in NO_CARDS:
        yield Skipped(NO_CARDS[layout])
    elif record.get("type_line") in ("Card", "Card // Card"):
        yield Skipped("art card")
    elif layout == "reversible_card":
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
    set_code = text(record, "set", "").upper()
    card = Card(
        name=text(record, "name"),
        faces=tuple(_face(face, record) for face in faces_of(record)),
        layout=text(record, "layout", "normal"),
        oracle_id=optional(record, "oracle_id"),
        mana_value=number(record, "cmc"),
        color_identity=printed.color_letters(words(record, "color_identity")),
        keywords=words(record, "keywords"),
        legalities={name: state for name, state in inner(record, "legalities").items() if state in _LEGAL},
        printings=(set_code,) if set_code else (),
    )
    return PrintedCard(
        card,
        legalities_known="legalities" in record,
        playtest="playtest" in words(record, "promo_types")
        or printed.PLAYTEST_SETS.issuperset(card.printings or ("",)),
        rank=rank(record, "edhrec_rank"),
    )


def faces_of(record: Record) -> list[Record]:
    """The face objects of a card; a card with one face is its own."""
    return objects(record, "card_faces") or [record]


def _face(face: Record, card: Record) -> Face:
    type_line = printed.tidy_type_line(text(face, "type_line", text(card, "type_line", "")))
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
        power=optional(face, "power"),
        toughness=optional(face, "toughness"),
        loyalty=optional(face, "loyalty"),
        defense=optional(face, "defense"),
        colors=_colors(face, card, mana_cost, indicator),
        color_indicator=indicator,
        foreign_names=tuple(_other_names(face, card)),
        image=_image(face, card),
    )


def _image(face: Record, card: Record) -> str:
    """Where the English picture of a face is; the halves of one side share a picture."""
    pictures = inner(face, "image_uris") or inner(card, "image_uris")
    if not pictures:
        return ""
    address = pictures.get("normal")
    english = text(card, "lang", "en") == "en"
    return address if english and isinstance(address, str) and _ADDRESS.fullmatch(address) else ""


def _colors(face: Record, card: Record, mana_cost: str, indicator: str) -> str:
    if "colors" in face:
        return printed.color_letters(words(face, "colors"))
    if not mana_cost and card.get("layout") == "flip":  # 710.1c: flipping changes no color
        return printed.color_letters(words(card, "colors"))
    return printed.color_letters((printed.cost_colors(mana_cost), indicator))


def _other_names(face: Record, card: Record) -> Iterator[tuple[str, str]]:
    language = text(card, "lang", "en")
    printed_name, flavor_name = optional(face, "printed_name"), optional(face, "flavor_name")
    if printed_name and language != "en":
        yield language, printed_name
    if flavor_name:
        yield "en", flavor_name
