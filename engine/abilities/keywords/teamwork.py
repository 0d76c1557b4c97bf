"""Teamwork: creatures tapped together as an additional cost (CR 118.8)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Amount, CostPart
from engine.grammar.phrase import phrase


@phrase("tap any number of untapped creatures you control with total power {amount:digits} or greater")
@dataclass(frozen=True, slots=True)
class TapTogether(CostPart):
    """The additional cost of teamwork (118.8)."""

    amount: Amount
