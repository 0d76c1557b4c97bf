"""Descriptions by a number compared with another: "with power less than ~'s power" (CR 202.3, 208.1)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from engine.abilities.base import Amount, Node, Qualifier, Ref
from engine.abilities.nouns.noun_groups import Group, Number
from engine.abilities.nouns.object_phrases import It, That, Them
from engine.abilities.nouns.player_phrases import ControllerOf
from engine.abilities.nouns.zones import InZone
from engine.abilities.quantities.amounts import CountOf, NumberOf
from engine.abilities.walk import found
from engine.grammar.phrase import hidden, phrase


class Relation(Enum):
    """How a number of what is described compares with another."""

    LESS = "less than"
    LESS_OR_EQUAL = "less than or equal to"
    GREATER = "greater than"
    GREATER_OR_EQUAL = "greater than or equal to"
    EQUAL = "equal to"


class PowerOrToughness(Enum):
    """The two numbers that only creatures have (208.1), and their base values (208.4b)."""

    POWER = "power"
    TOUGHNESS = "toughness"
    BASE_POWER = "base power"
    BASE_TOUGHNESS = "base toughness"


@phrase("with {whats:or 2+} {how} {bound}")
@dataclass(frozen=True, slots=True)
class WithOneCompared(Qualifier):
    """ "(a spell) with mana value, power, or toughness equal to the chosen number": one of them is enough."""

    whats: tuple[Number, ...]
    how: Relation
    bound: Amount


@phrase("with {what} {how} {bound}")
@dataclass(frozen=True, slots=True)
class WithCompared(Qualifier):
    """ "with power less than ~'s power", "with mana value less than or equal to the number of lands you control"."""

    what: Number
    how: Relation
    bound: Amount

    def __post_init__(self) -> None:
        bound = self.bound
        if isinstance(bound, CountOf) and any(_is_its_controllers(zone) for zone in found(bound, InZone)):
            raise ValueError("each is measured by the graveyard of its own controller")
        if self.how is not Relation.GREATER or not isinstance(bound, NumberOf) or not isinstance(bound.of, It | Them):
            return
        of_creatures = {one.value for one in PowerOrToughness}
        if self.what is not bound.what and {self.what.value, bound.what.value} <= of_creatures:
            raise ValueError("each is measured by itself")

    @property
    def comes_last(self) -> bool:
        """What stands behind it belongs to what it compares with, where that is a description."""
        return not self.bound.is_closed


def _is_its_controllers(zone: InZone) -> bool:
    return isinstance(zone.of, ControllerOf) and isinstance(zone.of.of, It)


@phrase("with {what} greater than its {other}")
@phrase("each with {what} greater than its {other}", each=True)
@phrase("with {what} greater than their {other}", plural=True)
@dataclass(frozen=True, slots=True)
class WithGreaterOwn(Qualifier):
    """ "(each creature) with toughness greater than its power" (208.1): each is measured by itself."""

    what: PowerOrToughness
    other: PowerOrToughness
    plural: bool = False
    each: bool = False
    """Whether it is said of each of several."""

    @property
    def of_each_one(self) -> bool:  # type: ignore[override]
        """Whether what they do is said of one."""
        return self.each

    def __post_init__(self) -> None:
        if self.what is self.other:
            raise ValueError("no number is greater than itself")


@phrase("with {what} {how} the number of {cards:pl} in its controller's graveyard")
@dataclass(frozen=True, slots=True)
class WithAgainstGraveyard(Qualifier):
    """ "(target creature) with mana value less than or equal to the number of cards in its controller's graveyard":
    each is measured by the graveyard of whoever controls it."""

    what: Number
    how: Relation
    cards: Group


@phrase("with {what} {how} {thing:obj}", when=lambda node: isinstance(node.thing, That) and not node.thing.qualifiers)
@dataclass(frozen=True, slots=True)
class WithAgainstThing(Qualifier):
    """ "(an Aura card) with mana value less than or equal to that Aura": than the same number of that."""

    what: Number
    how: Relation
    thing: Ref


class Against(Enum):
    """How a number compares with that of what was spoken of last."""

    LESSER = "lesser"
    EQUAL_OR_LESSER = "equal or lesser"
    GREATER = "greater"
    HIGHER = "higher"
    EQUAL_OR_GREATER = "equal or greater"

    @property
    def relation(self) -> Relation:
        """The relation that it stands for."""
        return {
            "lesser": Relation.LESS,
            "equal or lesser": Relation.LESS_OR_EQUAL,
            "greater": Relation.GREATER,
            "higher": Relation.GREATER,
            "equal or greater": Relation.GREATER_OR_EQUAL,
        }[self.value]


@phrase("with {how} {what}")
@dataclass(frozen=True, slots=True)
class WithLesser(Qualifier):
    """ "(card) with lesser mana value", "with equal or greater power": than what was spoken of last."""

    how: Against
    what: Number
    than: Node | None = hidden(None)
    """What that is (an ``Antecedent``)."""


@phrase("with the same {what} as {other:obj}")
@dataclass(frozen=True, slots=True)
class WithSame(Qualifier):
    """ "with the same mana value as that creature"."""

    comes_last: ClassVar[bool] = True
    compares: ClassVar[bool] = True
    what: Number
    other: Ref


class Parity(Enum):
    """Whether a number is even or odd; zero is even."""

    EVEN = "even"
    ODD = "odd"


@phrase("with an {parity} mana value")
@phrase("with {parity} mana values", plural=True)
@dataclass(frozen=True, slots=True)
class WithParity(Qualifier):
    """ "with an odd mana value", "with even mana values" (202.3)."""

    of_sources = True
    parity: Parity
    plural: bool = False
