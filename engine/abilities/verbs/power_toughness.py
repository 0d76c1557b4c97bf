"""Power and toughness changed, set and switched (CR 613.4)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum
from typing import ClassVar, Self

from engine.abilities.base import Amount, Declaration, Duration, Instruction, Node, ObjectVerb, Ref
from engine.abilities.nouns.noun_groups import Number
from engine.abilities.quantities.amounts import Fixed, X, Y
from engine.abilities.quantities.for_each import Per
from engine.grammar.phrase import Terminal, phrase


@phrase("<get> {change} for each {per}")
@dataclass(frozen=True, slots=True)
class GetPTForEach(ObjectVerb):
    """ "gets +1/+1 for each Goblin you control" (613.4c)."""

    change: PTChange
    per: Per


@phrase("<have> base power and toughness {power:digits}/{toughness:digits}")
@dataclass(frozen=True, slots=True)
class HaveBasePT(ObjectVerb):
    """(613.4b)"""

    power: Amount
    toughness: Amount


@phrase("<have> base {what} {number:digits}")
@dataclass(frozen=True, slots=True)
class HaveBaseNumber(ObjectVerb):
    """ "have base toughness 1" (613.4b)."""

    what: Number
    number: Amount

    def __post_init__(self) -> None:
        if self.what not in (Number.POWER, Number.TOUGHNESS):
            raise ValueError("nothing has a base mana value or loyalty")


class BaseSaid(Enum):
    """Two ways to speak of base power and toughness."""

    ONCE = "base power and toughness"
    TWICE = "base power and base toughness"


@phrase("<have> {said} each equal to {size}")
@dataclass(frozen=True, slots=True)
class HaveBaseSize(ObjectVerb):
    """ "has base power and toughness each equal to its mana value" (613.4b)."""

    said: BaseSaid
    size: Amount


@phrase("{subject:poss} power and toughness are each equal to {power}")
@phrase("{subject:poss} power is equal to {power}", half=True)
@dataclass(frozen=True, slots=True)
class PowerIs(Declaration):
    """ "~'s power and toughness are each equal to the number of creatures you control" (604.3)."""

    subject: Ref
    power: Amount
    half: bool = False

    @property
    def verbs(self) -> tuple[DefinePT, ...]:
        """The statement as a verb of its subject."""
        return (DefinePT(self.power, None if self.half else self.power),)


@phrase("{subject:poss} power is equal to {power} and its toughness is equal to that number plus {more:digits}")
@dataclass(frozen=True, slots=True)
class PowerAndMore(Declaration):
    """ "~'s power is equal to the number of ... and its toughness is equal to that number plus 1." (604.3)"""

    subject: Ref
    power: Amount
    more: int

    @property
    def verbs(self) -> tuple[DefinePT, ...]:
        """The statement as a verb of its subject."""
        return (DefinePT(self.power, self.power, self.more),)


@phrase("{subject:poss} toughness is equal to {toughness}")
@dataclass(frozen=True, slots=True)
class ToughnessIs(Declaration):
    """ "~'s toughness is equal to the number of cards in your hand" (604.3)."""

    subject: Ref
    toughness: Amount

    @property
    def verbs(self) -> tuple[DefinePT, ...]:
        """The statement as a verb of its subject."""
        return (DefinePT(None, self.toughness),)


@dataclass(frozen=True, slots=True)
class DefinePT(ObjectVerb):
    """What a characteristic-defining ability says of its object (613.4a)."""

    defines_characteristics: ClassVar[bool] = True
    power: Amount | None
    toughness: Amount | None
    more: int = 0
    """What is added to the toughness."""


@phrase("switch {subject:poss} power and toughness[ {duration}]")
@dataclass(frozen=True, slots=True)
class SwitchPT(Instruction):
    """(613.4d)"""

    subject: Ref
    duration: Duration | None = None


@dataclass(frozen=True, slots=True)
class Switched(ObjectVerb):
    """What ``SwitchPT`` makes of its objects."""


@dataclass(frozen=True, slots=True)
class PTChange(Node, Terminal):
    """ "+2/-1" or "+X/+X": a change of power and toughness; the sign is part of the writing."""

    power: Amount
    toughness: Amount
    power_sign: int = 1
    toughness_sign: int = 1

    pattern = re.compile(r"([+-])(\d+|X)/([+-])(\d+|X|Y)", re.IGNORECASE)

    @classmethod
    def read(cls, text: str) -> Self:
        found = cls.pattern.fullmatch(text)
        assert found is not None
        sign = {"+": 1, "-": -1}
        return cls(_size(found[2]), _size(found[4]), sign[found[1]], sign[found[3]])

    def __str__(self) -> str:
        signs = ["+" if sign > 0 else "-" for sign in (self.power_sign, self.toughness_sign)]
        return f"{signs[0]}{_written(self.power)}/{signs[1]}{_written(self.toughness)}"


def _size(text: str) -> Amount:
    unknown = {"X": X(), "Y": Y()}.get(text)
    return unknown if unknown is not None else Fixed(int(text))


def _written(amount: Amount) -> str:
    return str(amount.value) if isinstance(amount, Fixed) else "Y" if isinstance(amount, Y) else "X"


@phrase("<get> {change}")
@phrase("<get> an additional {change}", additional=True)
@dataclass(frozen=True, slots=True)
class GetPT(ObjectVerb):
    """(613.4c)"""

    change: PTChange
    additional: bool = False
    """Whether it is said that this comes to what is there already, as it always does."""


@phrase("<get> {first} or {second}")
@dataclass(frozen=True, slots=True)
class GetEitherPT(ObjectVerb):
    """ "gets +X/+X or -X/-X": chosen as it is carried out (608.2d)."""

    lasting: ClassVar[bool] = False
    first: PTChange
    second: PTChange
