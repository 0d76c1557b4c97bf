"""Numbers in rules text (CR 107)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.abilities.base import Amount, Count, Ref
from engine.abilities.nouns.noun_groups import Group, Number
from engine.grammar.phrase import phrase


@phrase("{value:^}")
@dataclass(frozen=True, slots=True)
class Fixed(Amount):
    """A written number: "three" or "3", by its place in the sentence."""

    stands_before = True
    value: int

    @property
    def number(self) -> str:
        return "sg" if self.value == 1 else "pl"


@phrase("X")
@dataclass(frozen=True, slots=True)
class X(Amount):
    """The X of the cost, or what the text defines it as (107.3)."""

    stands_before = True


@dataclass(frozen=True, slots=True)
class Y(Amount):
    """The second unknown of "+X/+Y": the text says what it is (107.3p)."""

    stands_before = True


@phrase("the number of {group:pl}")
@dataclass(frozen=True, slots=True)
class CountOf(Amount):
    """ "the number of creatures you control"."""

    group: Group


@phrase("{of:poss} {what}")
@phrase("the {what} of {of:obj}", last=True)
@dataclass(frozen=True, slots=True)
class NumberOf(Amount):
    """ "its power", "the power of target creature"; last known information where it has left (608.2h)."""

    of: Ref
    what: Number
    last: bool = False
    """Whether what has the number is named behind it."""

    @property
    def is_closed(self) -> bool:
        """Whether it ends in the word for the number."""
        return not self.last


@phrase("{amount}")
@dataclass(frozen=True, slots=True)
class Exactly(Count):
    """Just so many."""

    amount: Amount

    @property
    def agreement(self) -> str:
        return "s" if self.amount == Fixed(1) else "base"


@dataclass(frozen=True, slots=True)
class OneAndPerKick(Count):
    """One, and another for each time the spell was kicked (702.33c); target phrases have the words for it."""

    @property
    def agreement(self) -> str:
        return "base"


@phrase("{amount:digits}", form="support")
@phrase("up to {amount}")
@dataclass(frozen=True, slots=True)
class UpTo(Count):
    """From none to so many."""

    amount: Amount

    @property
    def agreement(self) -> str:
        return "s" if self.amount == Fixed(1) else "base"


class Least(Enum):
    """How the least number is put into words."""

    OR_MORE = "or more"
    AT_LEAST = "at least"


@phrase("{amount} or more")
@phrase("{amount:digits} or more", when=lambda count: isinstance(count.amount, Fixed) and count.amount.value >= 100)
@phrase("at least {amount}", said=Least.AT_LEAST)
@dataclass(frozen=True, slots=True)
class AtLeast(Count):
    """ "one or more": so many at the least; of events at the same time it makes one (603.2c)."""

    amount: Amount
    said: Least = Least.OR_MORE

    @property
    def agreement(self) -> str:
        return "s" if self.said is Least.AT_LEAST and self.amount == Fixed(1) else "base"


@phrase("{amount} or fewer")
@dataclass(frozen=True, slots=True)
class AtMost(Count):
    """So many at the most."""

    amount: Amount


@phrase("fewer than {amount}")
@dataclass(frozen=True, slots=True)
class FewerThan(Count):
    """ "fewer than three", in conditions."""

    amount: Amount


@phrase("exactly {amount}")
@dataclass(frozen=True, slots=True)
class JustSo(Count):
    """ "exactly thirteen", in conditions."""

    amount: Amount

    @property
    def agreement(self) -> str:
        return "s" if self.amount == Fixed(1) else "base"


@phrase("no")
@dataclass(frozen=True, slots=True)
class NoneOf(Count):
    """ "no creatures", in conditions."""


class Listed(Enum):
    """A few numbers written out."""

    ONE_OR_TWO = "one or two"
    ONE_TO_THREE = "one, two, or three"
    ONE_TO_FOUR = "one, two, three, or four"

    @property
    def most(self) -> int:
        """The greatest of them; the least is one."""
        return {Listed.ONE_OR_TWO: 2, Listed.ONE_TO_THREE: 3, Listed.ONE_TO_FOUR: 4}[self]


@phrase("{numbers}")
@dataclass(frozen=True, slots=True)
class OneTo(Count):
    """ "one, two, or three": at least one."""

    numbers: Listed


@phrase("any number of")
@dataclass(frozen=True, slots=True)
class AnyNumber(Count):
    """From none to all."""


ONE = Exactly(Fixed(1))
SOME = AtLeast(Fixed(1))
