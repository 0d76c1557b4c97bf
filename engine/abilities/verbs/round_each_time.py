"""Halves whose rounding a sentence behind tells: "half X" (CR 107.1a)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.abilities.base import Amount, Instruction
from engine.abilities.quantities.amounts import X
from engine.abilities.quantities.computed_amounts import Rounded
from engine.abilities.sentences import Does, Imperative
from engine.abilities.walk import found
from engine.grammar.phrase import hidden, phrase


@phrase("half {amount}")
@dataclass(frozen=True, slots=True)
class HalfX(Amount):
    """ "half X", where a sentence behind says how it is rounded: "Round down each time." (107.1a)"""

    stands_before = True
    amount: X
    way: Rounded | None = hidden(None)


class RoundedEachTime(Enum):
    """How every half is rounded that the sentences before speak of."""

    DOWN = "round down each time"
    UP = "round up each time"

    @property
    def way(self) -> Rounded:
        """How one of them is."""
        return Rounded.UP if self is RoundedEachTime.UP else Rounded.DOWN


def _halves(node: RoundEachTime) -> bool:
    return next(found(node.what, HalfX), None) is not None


@phrase("{what}. {rounded}", when=_halves)
@dataclass(frozen=True, slots=True)
class RoundEachTime(Instruction):
    """ "You gain half X life and draw half X cards. Round down each time." (107.1a)"""

    what: Does | Imperative
    rounded: RoundedEachTime
