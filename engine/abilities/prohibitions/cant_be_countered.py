"""Spells that can't be countered (CR 101.2, 701.6)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import ObjectVerb
from engine.grammar.phrase import phrase


@phrase("be countered", form="base")
@dataclass(frozen=True, slots=True)
class BeCountered(ObjectVerb):
    """ "(can't) be countered" (101.2, 701.6)."""
