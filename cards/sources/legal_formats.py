"""Reads lists of legality: an object that gives for each card name the formats in which it is legal."""

from __future__ import annotations

from typing import BinaryIO

import ijson

from cards.sources.records import BadRecord, Finds, LegalFormats


def read(stream: BinaryIO) -> Finds:
    """One record per name. Formats that are not listed may be banned ones: the file does not say."""
    for place, (name, formats) in enumerate(ijson.kvitems(stream, ""), start=1):
        if isinstance(formats, list) and all(isinstance(word, str) for word in formats):
            yield LegalFormats(name, tuple(word.lower() for word in formats))
        else:
            yield BadRecord(f"record {place} ({name})", "expected a list of formats")
