"""Enduring, as texts say it (CR 701.63)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Amount, ObjectVerb
from engine.grammar.phrase import phrase


@phrase("<endure> {count:digits}")
@dataclass(frozen=True, slots=True)
class Endure(ObjectVerb):
    """(701.63)"""

    lasting = False
    count: Amount
