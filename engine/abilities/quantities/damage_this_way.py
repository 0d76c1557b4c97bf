"""How much damage a text has had dealt (CR 120.1)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from engine.abilities.base import Amount
from engine.grammar.phrase import phrase


class Dealt(Enum):
    """How the damage that this text has dealt is spoken of."""

    SHORT = "the damage dealt this way"
    TOTAL = "the total damage dealt this way"
    AMOUNT = "the amount of damage dealt this way"


@phrase("{words}")
@dataclass(frozen=True, slots=True)
class DamageThisWay(Amount):
    """ "(you gain life equal to) the damage dealt this way": what was really dealt, to all that it was dealt to."""

    needs_one_of: ClassVar[frozenset[str]] = frozenset({"DealDamage", "DealDividedDamage", "DealEvenly"})
    words: Dealt
