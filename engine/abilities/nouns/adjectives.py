"""Adjectives of noun groups: colors, types, statuses, and their denials (CR 105, 109.3, 110.5, 205)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.abilities.base import Adjective, Node
from engine.abilities.nouns.types_and_colors import CardType, Color, Subtype, Supertype
from engine.grammar.phrase import hidden, phrase


@phrase("{color}")
@dataclass(frozen=True, slots=True)
class Colored(Adjective):
    """ "red": has that color."""

    color: Color


class Status(Enum):
    """What an object may be at the moment, as an adjective (110.5, 506, 702)."""

    TAPPED = "tapped"
    UNTAPPED = "untapped"
    ATTACKING = "attacking"
    BLOCKING = "blocking"
    BLOCKED = "blocked"
    UNBLOCKED = "unblocked"
    FACE_DOWN = "face-down"
    FACE_UP = "face-up"
    MODIFIED = "modified"
    TRANSFORMED = "transformed"


@phrase("{status}")
@dataclass(frozen=True, slots=True)
class IsNow(Adjective):
    """ "tapped creature", "attacking creature" (110.5, 508.1k)."""

    status: Status


@phrase("non{type}")
@dataclass(frozen=True, slots=True)
class NotType(Adjective):
    """ "noncreature"."""

    type: CardType


@phrase("non-{subtype}")
@dataclass(frozen=True, slots=True)
class NotSubtype(Adjective):
    """ "non-Aura"."""

    subtype: Subtype


@phrase("non{color}")
@dataclass(frozen=True, slots=True)
class NotColor(Adjective):
    """ "nonblack"."""

    color: Color


@phrase("{supertype}")
@dataclass(frozen=True, slots=True)
class OfSupertype(Adjective):
    """ "legendary creature", "basic land" (205.4)."""

    supertype: Supertype


@phrase("non{supertype}")
@dataclass(frozen=True, slots=True)
class NotSupertype(Adjective):
    """ "nonbasic"."""

    supertype: Supertype


@phrase("{type}")
@dataclass(frozen=True, slots=True)
class AlsoType(Adjective):
    """The first word of "artifact creature": a further type the object must have."""

    type: CardType


@phrase("{subtype}")
@dataclass(frozen=True, slots=True)
class AlsoSubtype(Adjective):
    """The first word of "Zombie creature": a subtype the object must have."""

    subtype: Subtype


@phrase("{power:digits}/{toughness:digits}")
@dataclass(frozen=True, slots=True)
class OfSize(Adjective):
    """ "a 1/1 creature": with just this power and toughness."""

    power: int
    toughness: int


@phrase("{parts:or 2+}")
@phrase("{parts:andor 2+}", both=True)
@dataclass(frozen=True, slots=True)
class EitherWord(Adjective):
    """ "white or blue", "attacking or blocking", "black and/or red": any of them."""

    parts: tuple[Colored | IsNow, ...]
    both: bool = False
    """Whether it is said with "and/or": what is both fits either way."""


@phrase("nontoken")
@dataclass(frozen=True, slots=True)
class NotToken(Adjective):
    """ "nontoken creature" (111.1)."""


@phrase("other")
@dataclass(frozen=True, slots=True)
class Other(Adjective):
    """ "other": not what is spoken of as one of them: the object the ability is of, unless the binding pass finds that
    the sentence is about another thing ("target creature deals damage to each other creature"). ("another" is the
    article and this in one word.)
    """

    than: Node | None = hidden(None)
    """What it is other than (an ``Antecedent``), where that is not the object the ability is of."""
