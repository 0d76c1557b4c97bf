"""Evolve (CR 702.100)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Condition, Ref
from engine.grammar.phrase import phrase


@phrase("{subject:poss} power or toughness is greater than ~'s")
@dataclass(frozen=True, slots=True)
class OutgrowsThis(Condition):
    """What evolve asks of another creature (702.100a)."""

    subject: Ref
