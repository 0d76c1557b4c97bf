"""Life totals set, exchanged and kept as they are; staying in the game without life (CR 119.5, 119.7, 104.3b)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from engine.abilities.base import Amount, Condition, Declaration, Instruction, ObjectVerb, PlayerVerb, Ref, Who
from engine.abilities.nouns.player_phrases import You
from engine.abilities.quantities.computed_amounts import StartingLifeTotal
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


@phrase("{whose:poss} life total can't change")
@dataclass(frozen=True, slots=True)
class LifeCantChange(Declaration):
    """Its owner neither gains nor loses life (119.7, 119.8)."""

    whose: Who


@phrase(
    "if you would pay life while your library has at least that many cards in it, "
    "exile that many cards from the top of your library instead"
)
@dataclass(frozen=True, slots=True)
class PaysWithLibrary(Declaration):
    """ "If you would pay life ..., exile that many cards from the top of your library instead." (614.1a)"""


@phrase("<don't> lose the game for having 0 or less life")
@dataclass(frozen=True, slots=True)
class LivesWithoutLife(PlayerVerb):
    """(104.3b, 704.5a)"""

    lasting: ClassVar[bool] = True


@phrase("[if {condition}, ]damage that would reduce your life total to less than 1 reduces it to 1 instead")
@dataclass(frozen=True, slots=True)
class DamageLeavesOne(Declaration):
    """Damage is dealt in full; only the loss of life that it results in is less (120.3a)."""

    condition: Condition | None = None


class DamageKeyword(Enum):
    """The keywords that change what damage results in (120.3)."""

    INFECT = "infect"
    WITHER = "wither"


@phrase("all damage is dealt[ to {to:obj}] as though its source had {keyword}")
@dataclass(frozen=True, slots=True)
class DealtAsThough(Declaration):
    """ "All damage is dealt as though its source had wither." (120.3, 609.4)"""

    keyword: DamageKeyword
    to: You | None = None


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
    """The life total of the player who has the most or the least."""

    LOWEST = "the lowest life total among all players"
    HIGHEST = "the highest life total among all players"


@phrase("{which}")
@dataclass(frozen=True, slots=True)
class LifeAmong(Amount):
    """ "the lowest life total among all players"."""

    which: ExtremeLife
