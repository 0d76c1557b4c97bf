"""Transmute (CR 702.53)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Qualifier
from engine.abilities.nouns.noun_groups import Number
from engine.grammar.phrase import phrase


@phrase("with the same {what} as ~")
@dataclass(frozen=True, slots=True)
class SameNumber(Qualifier):
    """ "a card with the same mana value as ~"; as that last was, where it has left (608.2h)."""

    what: Number
