"""Doubling and tripling, as texts say it (CR 701.10-701.11)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from engine.abilities.base import Amount, PlayerVerb, Ref, Who
from engine.abilities.verbs.counters import CounterKind
from engine.grammar.phrase import phrase


class Times(Enum):
    """How many times as much it becomes."""

    DOUBLE = "double"
    TRIPLE = "triple"

    @property
    def more(self) -> int:
        """How often the value there is comes on top of itself."""
        return 1 if self is Times.DOUBLE else 2


class Size(Enum):
    """What of a creature is doubled."""

    POWER = "power"
    TOUGHNESS = "toughness"
    BOTH = "power and toughness"


class SizeFirst(Enum):
    """Whether the number or the creature is named first."""

    CREATURE = "creature"
    NUMBER = "number"


@phrase("{times:^} {what:poss} {size}[ {often} times]")
@phrase("{times:^} the {size} of {what:obj}", order=SizeFirst.NUMBER)
@dataclass(frozen=True, slots=True)
class MultiplySize(PlayerVerb):
    """ "Double target creature's power until end of turn": each gets as much more as it has then (701.10b, 701.11b)."""

    each_its_own: ClassVar[bool] = True
    times: Times
    what: Ref
    size: Size
    order: SizeFirst = SizeFirst.CREATURE
    often: Amount | None = None

    @property
    def rules(self) -> tuple[str, ...]:
        """What doubling, or tripling, means."""
        return ("701.10b",) if self.times is Times.DOUBLE else ("701.11b",)


class EveryKind(Enum):
    """How all the kinds of counters are spoken of."""

    EACH = "each kind of counter"
    ALL = "counters"


@phrase("{times:^} the number of {kind} counters on {what:obj}")
@phrase("{times:^} the number of {every} on {what:obj}", kind=None)
@dataclass(frozen=True, slots=True)
class MultiplyCounters(PlayerVerb):
    """ "Double the number of +1/+1 counters on each creature you control." (701.10e)"""

    times: Times
    what: Ref
    kind: CounterKind | None
    every: EveryKind = EveryKind.EACH


@phrase("<double> the number of each kind of counter {who:subj} <have:@who>")
@dataclass(frozen=True, slots=True)
class DoubleOwnCounters(PlayerVerb):
    """ "Double the number of each kind of counter you have." (701.10e)"""

    who: Who


@phrase("<double> the amount of each type of unspent mana you have")
@dataclass(frozen=True, slots=True)
class DoubleMana(PlayerVerb):
    """(701.10f)"""
