"""Reads per-set text files made from MTGJSON: ``<Card>`` records with one ``<Tag>`` per line.

They look like XML and are not (nothing is escaped). Power and toughness, or loyalty, stand at the end of
the type; the halves of a split card are named ``Fire (Fire/Ice)``; other faces point at each other.
"""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from typing import BinaryIO

from cards.model import Card, Face, Ruling
from cards.sources import printed_characteristics as printed
from cards.sources.records import BadRecord, Finds, PrintedCard, Unusable

Record = dict[str, str]

_FIELD = re.compile(r"^<(\w+)>(.*?)</\1>$", re.DOTALL | re.MULTILINE)
_STATS = re.compile(r" (?P<power>[^\s/]+)/(?P<toughness>[^\s/]+)$")
_LOYALTY = re.compile(r" \(Loyalty: (?P<loyalty>[^)]+)\)$")
_PARTS = re.compile(r"^(?P<part>.+) \((?P<whole>[^()]+/[^()]+)\)$")
_RULING = re.compile(r"^(\d{4}/\d{2}/\d{2}): ", re.MULTILINE)
_LEGALITY = ("Vintage", "Legacy", "Modern")
_STATES = ("legal", "restricted", "banned")


def read(stream: BinaryIO) -> Finds:
    """The cards of one file, faces joined. A face without its other half is reported."""
    lines = io.TextIOWrapper(stream, encoding="utf-8-sig", newline=None)
    waiting: dict[str, list[Record]] = {}
    for number, block in enumerate(_blocks(lines), start=1):
        record = dict(_FIELD.findall(block))
        try:
            yield from _finished(record, waiting)
        except Unusable as problem:
            yield BadRecord(f"record {number} ({record.get('Name', 'no name')})", str(problem))
    for records in waiting.values():
        for record in records:
            if _melds(record):
                yield _card([record], "meld")
            else:
                yield BadRecord(f"record {record['Name']}", f"its other part, {record['OtherPart']}, is missing")


def _blocks(lines: Iterator[str]) -> Iterator[str]:
    block: list[str] = []
    for line in lines:
        if line.startswith("<Card>"):
            block = []
        elif line.startswith("</Card>"):
            yield "".join(block)
        else:
            block.append(line)


def _finished(record: Record, waiting: dict[str, list[Record]]) -> Iterator[PrintedCard]:
    """The card that this record completes, if it does; else the record waits for its other parts."""
    if not record.get("Name") or not record.get("Type"):
        raise Unusable("has no name or no type")
    split = _PARTS.match(record["Name"])
    if split and "OtherPart" in record:
        parts = split["whole"].split("/")
        if split["part"] not in parts:
            raise Unusable(f"calls itself {split['part']!r}, which is no part of {split['whole']!r}")
        together = waiting.setdefault(split["whole"], [])
        together.append(record | {"Name": split["part"]})
        if len(together) == len(parts):
            del waiting[split["whole"]]
            yield _card(sorted(together, key=lambda part: parts.index(part["Name"])), "split")
    elif "OtherPart" not in record:
        yield _card([record], _layout_of_one(record))
    elif record["OtherPart"] in waiting:
        pair = [*waiting.pop(record["OtherPart"]), record]
        if any(map(_melds, pair)):
            yield from (_card([part], "meld") for part in pair)
        else:
            pair.sort(key=_side)
            yield _card(pair, _layout_of_two(*pair))
    else:
        waiting.setdefault(record["Name"], []).append(record)


def _melds(record: Record) -> bool:
    return " ; " in record["OtherPart"] or re.search(r"\bmelds?\b", record.get("CardText", ""), re.I) is not None


def _side(record: Record) -> str:
    return "z" if record["Type"].endswith("Adventure") else record.get("No", "")[-1:]


def _layout_of_one(record: Record) -> str:
    for subtype in ("Saga", "Class"):
        if subtype in record["Type"].split():
            return subtype.lower()
    for kind in ("Vanguard", "Scheme", "Plane", "Phenomenon"):
        if kind in record["Type"].split():
            return {"Plane": "planar", "Phenomenon": "planar"}.get(kind, kind.lower())
    return "leveler" if record.get("CardText", "").startswith("Level up") else "normal"


def _layout_of_two(front: Record, back: Record) -> str:
    if back["Type"].endswith("Adventure"):
        return "adventure"
    if re.search(r"\bflip (it|this creature|[A-Z])", front.get("CardText", "")):
        return "flip"
    return "modal_dfc" if _plays_alone(back) else "transform"


def _plays_alone(back: Record) -> bool:
    """Back faces of modal double-faced cards have a cost or are lands that nothing transforms into."""
    return "ManaCost" in back or ("Land" in back["Type"] and "Transforms from" not in back.get("CardText", ""))


def _card(records: list[Record], layout: str) -> PrintedCard:
    front = records[0]
    faces = tuple(_face(record) for record in records)
    rulings = {(ruling.date, ruling.text): ruling for record in records for ruling in _rulings(record)}
    states = {name.lower(): front[name].lower() for name in _LEGALITY if name in front}
    legalities = {name: state for name, state in states.items() if state in _STATES}
    costs = faces if layout == "split" else faces[:1]
    card = Card(
        name=" // ".join(face.name for face in faces),
        faces=faces,
        layout=layout,
        mana_value=sum(printed.mana_value(face.mana_cost) for face in costs),
        color_identity=printed.color_identity(faces),
        legalities=legalities,
        printings=(front["SetId"],) if front.get("SetId") else (),
        rulings=tuple(rulings.values()),
    )
    playtest = front.get("SetId") in printed.PLAYTEST_SETS
    return PrintedCard(card, legalities_known=bool(states), playtest=playtest)


def _face(record: Record) -> Face:
    type_line, stats = _stats(printed.tidy_type_line(record["Type"]))
    supertypes, types, subtypes = printed.split_type_line(type_line)
    mana_cost = record.get("ManaCost", "")
    words = record.get("ColorIndicator", "").split()
    indicator = printed.color_letters(printed.COLOR_WORDS.get(word, "") for word in words)
    return Face(
        name=record["Name"],
        mana_cost=mana_cost,
        type_line=type_line,
        supertypes=supertypes,
        types=types,
        subtypes=subtypes,
        text=printed.tidy_text(record.get("CardText", "")),
        power=stats.get("power"),
        toughness=stats.get("toughness"),
        loyalty=stats.get("loyalty"),
        colors=printed.color_letters((printed.cost_colors(mana_cost), indicator)),
        color_indicator=indicator,
    )


def _stats(type_line: str) -> tuple[str, dict[str, str]]:
    found = _LOYALTY.search(type_line) or _STATS.search(type_line)
    return (type_line[: found.start()], found.groupdict()) if found else (type_line, {})


def _rulings(record: Record) -> Iterator[Ruling]:
    pieces = _RULING.split(record.get("Rulings", ""))[1:]
    for date, text in zip(pieces[::2], pieces[1::2], strict=True):
        yield Ruling(printed.iso_date(date), text.strip())
