"""Maximum hand size: none, another, a smaller or a greater one (CR 402.2)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from engine.abilities.base import Amount, Declaration, PlayerVerb, Who
from engine.grammar.phrase import phrase


class Changed(Enum):
    """How a maximum hand size is changed."""

    REDUCED = "reduced"
    INCREASED = "increased"


@phrase("{whose:poss} maximum hand size is {way} by {number}")
@dataclass(frozen=True, slots=True)
class ChangedHandSize(Declaration):
    """ "Each opponent's maximum hand size is reduced by seven." (402.2)"""

    whose: Who
    way: Changed
    number: Amount


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
