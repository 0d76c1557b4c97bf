"""Costs and acts that keyword abilities have of their own (CR 702)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Amount, CostPart, PlayerVerb
from engine.oracle.phrase import phrase


@phrase("<cycle> ~")
@dataclass(frozen=True, slots=True)
class CycleThis(PlayerVerb):
    """Discard the card to pay for its cycling ability (702.29a)."""


@phrase("tap any number of other untapped creatures you control with total power {amount:digits} or greater")
@dataclass(frozen=True, slots=True)
class TapTotalPower(CostPart):
    """The cost of crew and saddle (702.122a, 702.171a)."""

    amount: Amount
