"""Takes typed values out of a record that anybody may have written. What does not fit is Unusable."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, BinaryIO

import ijson

from cards.sources.records import Unusable

Record = dict[str, Any]

UNRANKED = 10**9
_STEP = 1 << 14
"""Bytes read at a time: the reader keeps a path for each level, as long as it is deep, and depth is looked at between
two steps (see :class:`cards.sources.files.Nesting`)."""


def items(stream: BinaryIO, prefix: str) -> Iterator[Any]:
    """The values at a place of a JSON file, one by one."""
    return iter(ijson.items(stream, prefix, use_float=True, buf_size=_STEP))


def pairs(stream: BinaryIO, prefix: str) -> Iterator[tuple[str, Any]]:
    """The keys and values of an object at a place of a JSON file, one by one."""
    return iter(ijson.kvitems(stream, prefix, use_float=True, buf_size=_STEP))


def place_of(number: int, record: object) -> str:
    """Where a record stands, for a report: its number from 1 and its name if it has one."""
    name = record.get("name") if isinstance(record, dict) else None
    return f"record {number} ({name})" if isinstance(name, str) and name else f"record {number}"


def text(record: Record, key: str, default: str | None = None) -> str:
    """A text of the record; without a default it must be there and not be empty."""
    value = optional(record, key)
    if value is None and default is not None:
        return default
    if value is None or (default is None and not value.strip()):
        raise _unfit(key, "a text", value)
    return value


def optional(record: Record, key: str) -> str | None:
    """A text of the record, or None where it is absent."""
    value = record.get(key)
    if value is None:
        return None
    if not isinstance(value, str) or not _is_text(value):
        raise _unfit(key, "a text", value)
    return value


def words(record: Record, key: str) -> tuple[str, ...]:
    """A list of texts of the record, empty where it is absent."""
    value = record.get(key) or ()
    if not isinstance(value, list | tuple) or not all(isinstance(word, str) and _is_text(word) for word in value):
        raise _unfit(key, "a list of texts", value)
    return tuple(value)


def objects(record: Record, key: str) -> list[Record]:
    """A list of objects in the record, empty where it is absent."""
    value = record.get(key) or []
    if not isinstance(value, list) or not all(isinstance(item, dict) for item in value):
        raise _unfit(key, "a list of objects", value)
    return value


def inner(record: Record, key: str) -> Record:
    """An object in the record, empty where it is absent."""
    value = record.get(key) or {}
    if not isinstance(value, dict):
        raise _unfit(key, "an object", value)
    return value


def number(record: Record, key: str) -> float:
    """A number of the record, 0 where it is absent."""
    value = record.get(key) or 0
    if not isinstance(value, int | float) or not abs(value) < 1e15:
        raise _unfit(key, "a number", value)
    return float(value)


def rank(record: Record, key: str) -> int | None:
    """A rank from 1, or None where the record has none."""
    value = record.get(key)
    return value if isinstance(value, int) and 0 < value < UNRANKED else None


_HALF_A_CHARACTER = re.compile("[\ud800-\udfff]")


def _is_text(value: str) -> bool:
    """Half a character (a lone surrogate) can be written in JSON, but is none."""
    return value.isascii() or not _HALF_A_CHARACTER.search(value)


def _unfit(key: str, expected: str, found: object) -> Unusable:
    shown = ascii(found)
    return Unusable(f"{key} should be {expected}, found {shown if len(shown) <= 120 else shown[:119] + '…'}")
