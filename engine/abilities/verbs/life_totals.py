"""Life totals set, doubled and exchanged (CR 119.5, 701.10d, 701.12c, 701.12g)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from engine.abilities.base import Amount, Instruction, ObjectVerb, PlayerVerb, Ref, Who
from engine.abilities.quantities.life_totals import StartingLifeTotal
from engine.grammar.phrase import phrase


def _is_starting_life(node: LifeBecomes) -> bool:
    return isinstance(node.number, StartingLifeTotal)


@phrase("{who:poss} life total becomes {number:digits}", when=lambda node: not _is_starting_life(node))
@phrase("{who:poss} life total becomes equal to {number}", when=_is_starting_life)
@dataclass(frozen=True, slots=True)
class LifeBecomes(Instruction):
    """ "Target opponent's life total becomes 10." (119.5)"""

    says_who: ClassVar[bool] = True
    who: Who
    number: Amount


@phrase("double {whose:poss} life total")
@dataclass(frozen=True, slots=True)
class DoubleLife(Instruction):
    """ "Double target player's life total." (701.10d)"""

    whose: Who


@phrase("<exchange> life totals with {other:obj}")
@dataclass(frozen=True, slots=True)
class ExchangeLifeWith(PlayerVerb):
    """ "Exchange life totals with target opponent." (701.12c)"""

    other: Who


@phrase("<exchange> life totals")
@dataclass(frozen=True, slots=True)
class ExchangeLife(PlayerVerb):
    """ "Two target players exchange life totals." (701.12c)"""


class Size(Enum):
    """What of a creature is exchanged."""

    POWER = "power"
    TOUGHNESS = "toughness"


@phrase("exchange {whose:poss} life total with {what:poss} {size}")
@dataclass(frozen=True, slots=True)
class ExchangeWithSize(Instruction):
    """ "Exchange your life total with ~'s toughness." (701.12g)"""

    whose: Who
    what: Ref
    size: Size


@dataclass(frozen=True, slots=True)
class SetSize(ObjectVerb):
    """What an exchange makes of a creature's power or toughness (613.4b)."""

    number: Amount
    size: Size


class ExtremeLife(Enum):
    """The life total of the player who has the most or the least, of all or of the opponents."""

    LOWEST = "the lowest life total among all players"
    HIGHEST = "the highest life total among all players"
    HIGHEST_OF_PLAYERS = "the highest life total among players"
    LOWEST_OF_OPPONENTS = "the lowest life total among your opponents"
    HIGHEST_OF_OPPONENTS = "the highest life total among your opponents"


@phrase("{which}")
@dataclass(frozen=True, slots=True)
class LifeAmong(Amount):
    """ "the lowest life total among all players"."""

    which: ExtremeLife
