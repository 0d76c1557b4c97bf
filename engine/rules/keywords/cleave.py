"""Cleave (CR 702.148)."""

from __future__ import annotations

import re

from cards.model import Card
from engine.rules.keywords.overload import with_text
from engine.state.characteristics import Characteristics

_BRACKETED = re.compile(r" ?\[[^\]]*\]")


def _without_brackets(text: str) -> str:
    return _BRACKETED.sub("", text)


def cleaved(card: Card, face: int) -> Characteristics:
    """The spell without what stands in square brackets (702.148a)."""
    return with_text(card, face, _without_brackets)
