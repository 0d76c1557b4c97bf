"""Costs that others gain life by (CR 118.9, 119.7)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Amount, CostPart
from engine.abilities.nouns.player_phrases import AnOpponent, EachOtherPlayer
from engine.grammar.phrase import phrase


@phrase("have {who:obj} gain {amount:digits} life")
@dataclass(frozen=True, slots=True)
class HaveGainLife(CostPart):
    """ "You may have an opponent gain 3 life rather than pay ~'s mana cost." """

    who: AnOpponent | EachOtherPlayer
    amount: Amount
