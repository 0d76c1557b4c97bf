"""A smaller maximum hand size (CR 402.2)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Amount, Declaration, Who
from engine.grammar.phrase import phrase


@phrase("{whose:poss} maximum hand size is reduced by {less}")
@dataclass(frozen=True, slots=True)
class SmallerHand(Declaration):
    """ "Each opponent's maximum hand size is reduced by seven." (402.2)"""

    whose: Who
    less: Amount
