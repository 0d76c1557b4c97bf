"""Convoke (CR 702.51)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Ref
from engine.grammar.phrase import phrase


@phrase("each creature that convoked {spell:obj}")
@dataclass(frozen=True, slots=True)
class EachConvoking(Ref):
    """The creatures tapped to pay for a spell, or for the spell that a permanent was (702.51c)."""

    spell: Ref
