"""Permanents that can't be sacrificed (CR 101.2, 701.21)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import ObjectVerb
from engine.grammar.phrase import phrase


@phrase("be sacrificed", form="base")
@dataclass(frozen=True, slots=True)
class BeSacrificed(ObjectVerb):
    """ "(can't) be sacrificed" (101.2, 701.21)."""
