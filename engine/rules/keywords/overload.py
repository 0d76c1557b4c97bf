"""Overload (CR 702.96)."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache

from cards.model import Card, Face
from engine.oracle.values_of_printed_cards import COMPILED
from engine.state.characteristics import Characteristics

_TARGET = re.compile(r"\b([Tt])arget\b")


@lru_cache(maxsize=1024)
def with_text(card: Card, face: int, change: Callable[[str], str]) -> Characteristics:
    """A face with its text changed (612.1)."""
    printed: Face = card.faces[face]
    changed = replace(printed, text=change(printed.text))
    faces = (*card.faces[:face], changed, *card.faces[face + 1 :])
    return COMPILED.faces(replace(card, faces=faces))[face]


def _each(text: str) -> str:
    return _TARGET.sub(lambda found: "Each" if found[1] == "T" else "each", text)


def overloaded(card: Card, face: int) -> Characteristics:
    """The spell with "each" for "target" in its text (702.96a)."""
    return with_text(card, face, _each)
