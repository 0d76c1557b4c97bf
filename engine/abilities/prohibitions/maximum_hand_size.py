"""Maximum hand size: none, another, a smaller one (CR 402.2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.abilities.base import Amount, Declaration, PlayerVerb, Who
from engine.grammar.phrase import phrase


@phrase("{whose:poss} maximum hand size is reduced by {less}")
@dataclass(frozen=True, slots=True)
class SmallerHand(Declaration):
    """ "Each opponent's maximum hand size is reduced by seven." (402.2)"""

    whose: Who
    less: Amount


@phrase("<have> no maximum hand size")
@dataclass(frozen=True, slots=True)
class NoMaximumHandSize(PlayerVerb):
    """(402.2)"""

    lasting: ClassVar[bool] = True


@phrase("your maximum hand size is {size}")
@dataclass(frozen=True, slots=True)
class MaximumHandSize(Declaration):
    """(402.2)"""

    size: Amount
