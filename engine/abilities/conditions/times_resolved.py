"""How often an ability has resolved in a turn (CR 707.10b)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.abilities.base import Amount, Condition, TriggerEvent
from engine.grammar.phrase import Phrased, phrase


class Ordering(Phrased, Enum):
    """The resolutions that are spoken of by number."""

    FIRST = "first"
    SECOND = "second"
    THIRD = "third"
    FOURTH = "fourth"

    @property
    def number(self) -> int:
        """Which one it is, from 1."""
        return list(Ordering).index(self) + 1


@phrase("this is the {nth} time this ability has resolved this turn")
@phrase("this is the {nth} or {also} time this ability has resolved this turn", when=lambda node: node.also is not None)
@phrase("it's the {nth} time", again=True)
@dataclass(frozen=True, slots=True)
class NthResolution(Condition):
    """The resolution that is going on counts; copies of the ability do too (707.10b)."""

    nth: Ordering
    also: Ordering | None = None
    again: bool = False


@phrase("this ability has been activated {times} or more times this turn")
@dataclass(frozen=True, slots=True)
class OftenActivated(Condition):
    """ "this ability has been activated four or more times this turn": by whomever, resolved or not (602.2)."""

    times: Amount


@phrase("this ability resolves for the {nth} time this turn")
@dataclass(frozen=True, slots=True)
class Resolves(TriggerEvent):
    """What a delayed triggered ability waits for that the very resolution makes (603.7h, 608.2p)."""

    nth: Ordering
