"""Reads what MTGJSON publishes: AtomicCards (and files of its shape) and deck files, version 5."""

from __future__ import annotations

from collections.abc import Iterator
from typing import BinaryIO

from cards.model import Card, Face, Ruling
from cards.sources import printed_characteristics as printed
from cards.sources.fields import Record, inner, number, objects, optional, pairs, place_of, rank, text, words
from cards.sources.records import BadRecord, Finds, PrintedCard, Skipped, Unusable
from cards.sources.scryfall import NO_CARDS


def read_atomic(stream: BinaryIO) -> Finds:
    """AtomicCards: under each full name, a list with one object per face."""
    for place, (name, faces) in enumerate(pairs(stream, "data"), start=1):
        try:
            yield from _cards(name, faces)
        except Unusable as problem:
            yield BadRecord(place_of(place, {"name": name}), str(problem))


def read_deck(stream: BinaryIO) -> Finds:
    """A deck file: card objects, one per face, in boards. Faces of one card carry the same name."""
    grouped: dict[str, dict[str, Record]] = {}
    for _, board in pairs(stream, "data"):
        for place, record in enumerate(board if isinstance(board, list) else (), start=1):
            try:
                if not isinstance(record, dict):
                    raise Unusable("expected a card object")
                sides = grouped.setdefault(text(record, "name"), {})
                sides.setdefault(text(record, "side", "a"), record)
            except Unusable as problem:
                yield BadRecord(place_of(place, record), str(problem))
    for place, (name, sides) in enumerate(grouped.items(), start=1):
        try:
            yield from _cards(name, [sides[side] for side in sorted(sides)])
        except Unusable as problem:
            yield BadRecord(place_of(place, {"name": name}), str(problem))


def _cards(name: str, faces: object) -> Finds:
    if not isinstance(faces, list) or not faces or not all(isinstance(face, dict) for face in faces):
        raise Unusable("expected a list of face objects")
    text({"name": name}, "name")
    layout = optional(faces[0], "layout") or _usual_layout(faces)
    if layout in NO_CARDS:
        yield Skipped(NO_CARDS[layout])
    elif layout == "meld":  # two fronts and the card they meld into, each a card by itself
        for face in faces:
            own_id = {} if face.get("side") == "b" else inner(face, "identifiers")
            yield _card(text(face, "faceName", name), layout, [face | {"identifiers": own_id}])
    else:
        yield _card(name, layout, faces)


def _usual_layout(faces: list[Record]) -> str:
    """The layout of a card whose record does not say: two faces, the second without a cost, transform."""
    if len(faces) == 1:
        return "normal"
    return "split" if faces[1].get("manaCost") else "transform"


def _card(name: str, layout: str, records: list[Record]) -> PrintedCard:
    front = records[0]
    names = name.split(" // ") if len(records) > 1 else [name]
    if len(names) != len(records):
        raise Unusable(f"{len(records)} faces, but the name has {len(names)} parts")
    faces = tuple(_face(face_name, record, layout, front) for face_name, record in zip(names, records, strict=True))
    set_code = text(front, "setCode", "")
    rulings = {(ruling.date, ruling.text): ruling for record in records for ruling in _rulings(record)}
    card = Card(
        name=name,
        faces=faces,
        layout="split" if layout == "aftermath" else layout,
        oracle_id=optional(inner(front, "identifiers"), "scryfallOracleId"),
        mana_value=_mana_value(front, faces, layout),
        color_identity=_identity(front, faces),
        keywords=tuple(dict.fromkeys(word for record in records for word in words(record, "keywords"))),
        legalities={key.lower(): str(state).lower() for key, state in inner(front, "legalities").items()},
        printings=words(front, "printings") or ((set_code,) if set_code else ()),
        rulings=tuple(rulings.values()),
    )
    return PrintedCard(
        card,
        legalities_known="legalities" in front,
        playtest="playtest" in words(front, "promoTypes") or printed.PLAYTEST_SETS.issuperset(card.printings or ("",)),
        rank=rank(front, "edhrecRank"),
    )


def _face(name: str, record: Record, layout: str, front: Record) -> Face:
    type_line = printed.tidy_type_line(text(record, "type"))
    mana_cost = text(record, "manaCost", "")
    indicator = printed.color_letters(words(record, "colorIndicator"))
    supertypes, types, subtypes = printed.split_type_line(type_line)
    if "colors" in record:
        colors = printed.color_letters(words(record, "colors"))
    elif layout == "flip":  # 710.1c: flipping changes no color
        colors = printed.cost_colors(text(front, "manaCost", ""))
    else:
        colors = printed.color_letters((printed.cost_colors(mana_cost), indicator))
    return Face(
        name=text(record, "faceName", name),
        mana_cost=mana_cost,
        type_line=type_line,
        supertypes=supertypes,
        types=types,
        subtypes=subtypes,
        text=printed.tidy_text(text(record, "text", "")),
        power=optional(record, "power"),
        toughness=optional(record, "toughness"),
        loyalty=optional(record, "loyalty"),
        defense=optional(record, "defense"),
        colors=colors,
        color_indicator=indicator,
        foreign_names=tuple(_foreign_names(record)),
    )


def _mana_value(front: Record, faces: tuple[Face, ...], layout: str) -> float:
    for key in ("manaValue", "convertedManaCost"):
        if key in front:
            return number(front, key)
    costs = faces if layout == "split" else faces[:1]  # 202.3d: a split card's is that of its halves together
    return sum(printed.mana_value(face.mana_cost) for face in costs)


def _identity(front: Record, faces: tuple[Face, ...]) -> str:
    if "colorIdentity" in front:
        return printed.color_letters(words(front, "colorIdentity"))
    return printed.color_identity(faces)


def _rulings(record: Record) -> Iterator[Ruling]:
    for ruling in objects(record, "rulings"):
        yield Ruling(printed.iso_date(text(ruling, "date")), text(ruling, "text"))


def _foreign_names(record: Record) -> Iterator[tuple[str, str]]:
    for foreign in objects(record, "foreignData"):
        language = printed.LANGUAGES.get(text(foreign, "language", ""))
        name = optional(foreign, "faceName") or optional(foreign, "name")
        if language and name:
            yield language, name
