"""More life lost than would be (CR 119.3, 614.1a)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Declaration, Who
from engine.grammar.phrase import phrase


@phrase("if {who:subj} would lose life, they lose twice that much life instead")
@phrase("if {who:subj} would lose life during your turn, they lose twice that much life instead", in_your_turn=True)
@dataclass(frozen=True, slots=True)
class TwiceTheLoss(Declaration):
    """ "If an opponent would lose life during your turn, they lose twice that much life instead.": also by damage,
    which is dealt as it would be, and as a payment (119.4, 120.4c)."""

    who: Who
    in_your_turn: bool = False
