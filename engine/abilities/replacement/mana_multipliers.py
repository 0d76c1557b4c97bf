"""More mana of what a permanent is tapped for (CR 106.12b)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.abilities.base import Declaration, Ref
from engine.grammar.phrase import phrase


class Times(Enum):
    """How much mana there is instead."""

    TWICE = "twice"
    THREE = "three times"

    @property
    def factor(self) -> int:
        """By what the amount is multiplied."""
        return 2 if self is Times.TWICE else 3


@phrase("if you tap {what:obj} for mana, it produces {times} as much of that mana instead")
@dataclass(frozen=True, slots=True)
class ProducesMore(Declaration):
    """ "If you tap a permanent for mana, it produces twice as much of that mana instead." (106.12b)"""

    what: Ref
    times: Times
