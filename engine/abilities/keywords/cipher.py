"""Cipher (CR 702.99)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.abilities.base import Ref
from engine.grammar.phrase import hidden, phrase


@phrase("the encoded card")
@dataclass(frozen=True, slots=True)
class EncodedCard(Ref):
    """The card in exile that gives a creature the ability that says so (702.99b)."""

    called: ClassVar[frozenset[str]] = frozenset({"card"})
    card: int | None = hidden(None)
