"""Reads lists of legality: an object that gives for each card name the formats in which it is legal."""

from __future__ import annotations

from typing import BinaryIO

from cards.sources.fields import pairs, place_of, text, words
from cards.sources.records import BadRecord, Finds, LegalFormats, Unusable


def read(stream: BinaryIO) -> Finds:
    """One record per name. Formats that are not listed may be banned ones: the file does not say."""
    for place, (name, formats) in enumerate(pairs(stream, ""), start=1):
        try:
            listed = words({"formats": formats}, "formats")
            yield LegalFormats(text({"name": name}, "name"), tuple(word.lower() for word in listed))
        except Unusable as problem:
            yield BadRecord(place_of(place, {"name": name}), str(problem))
