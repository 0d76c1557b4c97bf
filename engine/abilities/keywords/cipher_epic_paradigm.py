"""What keywords of instants and sorceries lead to once the spell has resolved: cipher, epic and paradigm (CR 702.50,
702.99, 702.192)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.abilities.base import PlayerVerb, Ref
from engine.grammar.phrase import hidden, phrase


@phrase("the encoded card")
@dataclass(frozen=True, slots=True)
class EncodedCard(Ref):
    """The card in exile that gives a creature the ability that says so (702.99b)."""

    called: ClassVar[frozenset[str]] = frozenset({"card"})
    card: int | None = hidden(None)


@phrase("<copy> ~ except for its epic ability")
@dataclass(frozen=True, slots=True)
class CopyWithoutEpic(PlayerVerb):
    """Its controller may choose new targets (702.50a)."""


@phrase("<create> a copy of ~ in exile")
@dataclass(frozen=True, slots=True)
class CopyInExile(PlayerVerb):
    """The copy is there to be cast (702.192a)."""
