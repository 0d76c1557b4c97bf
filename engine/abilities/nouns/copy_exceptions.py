"""How a copy differs from what it copies (CR 707.9)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.abilities.base import Ability, Amount, Node
from engine.abilities.nouns.token_descriptions import GivenName
from engine.abilities.nouns.types_and_colors import CardType, Color, Subtype, Supertype
from engine.abilities.verbs.counters import CounterKind
from engine.abilities.vocabulary import CREATURE_TYPES
from engine.grammar.phrase import Phrased, phrase


class Self(Phrased, Enum):
    """How an exception calls the copy."""

    IT = "it"
    THEY = "they"
    TOKEN = "the token"
    TOKENS = "the tokens"
    THIS = "~"
    COPY = "the copy"

    @property
    def agreement(self) -> str:
        return "base" if self in (Self.THEY, Self.TOKENS) else "s"


class CopyException(Node):
    """One way in which a copy differs from what it copies (707.9)."""

    __slots__ = ()


class IfLegendary(Enum):
    """That it is not legendary only matters where the original is; the words change nothing."""

    SPELL = "if the spell is legendary"
    EQUIPPED = "if equipped creature is legendary"
    CREATURE = "if that creature is legendary"


@phrase("{who} <aren't:@who> legendary[ {given}]")
@phrase("it's not legendary", who=Self.IT, contracted=True)
@phrase("they're not legendary", who=Self.THEY, contracted=True)
@dataclass(frozen=True, slots=True)
class NotLegendary(CopyException):
    """(707.9b)"""

    who: Self
    contracted: bool = False
    given: IfLegendary | None = None


@phrase("{who} <have:@who> this ability")
@dataclass(frozen=True, slots=True)
class AlsoHasThis(CopyException):
    """ "it has this ability": the one that makes it a copy (707.9a)."""

    who: Self


@phrase("{who} <have:@who> ~'s other abilities")
@dataclass(frozen=True, slots=True)
class AlsoHasOwn(CopyException):
    """ "it has ~'s other abilities": those that it has beside the one that makes it a copy (707.9a)."""

    who: Self


class IfType(Enum):
    """What the copy must be for an exception to apply (707.9f)."""

    CREATURE = "if it's a creature"
    PLANESWALKER = "if it's a planeswalker"


@phrase("it enters with {count:a} additional {kind} <counter:#count> on it[ {given}]")
@dataclass(frozen=True, slots=True)
class EntersWithMore(CopyException):
    """ "it enters with an additional +1/+1 counter on it if it's a creature" (707.9e-f)."""

    count: Amount
    kind: CounterKind
    given: IfType | None = None


def refuse_entering(exceptions: tuple[CopyException, ...]) -> None:
    """How a copy enters is an exception only for what enters as one (707.9e): ValueError elsewhere."""
    if any(isinstance(one, EntersWithMore) for one in exceptions):
        raise ValueError("only what enters as a copy enters with something")


@phrase("it doesn't copy that creature's color")
@dataclass(frozen=True, slots=True)
class KeepsColor(CopyException):
    """Its own colors stay (707.9c)."""


@phrase("its name is ~")
@dataclass(frozen=True, slots=True)
class KeepsName(CopyException):
    """Its own name stays (707.9b)."""


@phrase("{who} <have:@who> {abilities:and quoted}")
@phrase("{who} <have:@who> {abilities:and quoted} and this ability", this=True)
@phrase("has {abilities:and quoted}", who=None)
@phrase("has this ability", who=None, abilities=(), this=True)
@dataclass(frozen=True, slots=True)
class AlsoHas(CopyException):
    """ "it has haste", "it has flying and this ability", "(it's 1/1 and) has toxic 1" (707.9a)."""

    who: Self | None
    """None where it is said behind another exception."""
    abilities: tuple[Ability, ...]
    this: bool = False
    """Whether it has the ability besides that makes it a copy."""


@phrase("it has no mana cost")
@dataclass(frozen=True, slots=True)
class HasNoManaCost(CopyException):
    """(202.1b, 702.128a)"""


@phrase("it's {color}")
@dataclass(frozen=True, slots=True)
class IsColored(CopyException):
    """ "it's white" (707.9b)."""

    color: Color


@phrase("its name is {name}")
@dataclass(frozen=True, slots=True)
class NameIs(CopyException):
    """(707.9b)"""

    name: GivenName


class Addition(Enum):
    """What the copy keeps beside what the exception gives it (707.9d)."""

    TYPES = "in addition to its other types"
    CREATURE_TYPES = "in addition to its other creature types"
    COLORS_AND_TYPES = "in addition to its other colors and types"


def _says_something(node: IsAlso) -> bool:
    both = (node.power is None) == (node.toughness is None)
    return both and bool(node.power or node.colors or node.subtypes or node.types)


def _says_a_supertype(node: IsAlso) -> bool:
    return bool(node.supertypes) and node.power is None and node.toughness is None


_LOOKS = "[{supertypes} ][{power:digits}/{toughness:digits} ][{colors:and} ][{subtypes} ][{types} ]"
_AS = _LOOKS + "{addition}"
_WITH = _LOOKS + "with {abilities:and quoted} {addition}"


@phrase("it's a " + _AS, who=Self.IT, when=_says_something)
@phrase("it's a " + _WITH, who=Self.IT, when=lambda node: _says_something(node) and bool(node.abilities))
@phrase("it's {supertypes} {addition}", who=Self.IT, when=_says_a_supertype)
@phrase("it's {supertypes}", who=Self.IT, addition=None, when=_says_a_supertype)
@phrase("{who} <are:@who> a " + _AS, when=lambda node: node.who is not Self.IT and _says_something(node))
@phrase("is a " + _AS, who=None, when=_says_something)
@phrase(
    "they're {power:digits}/{toughness:digits} [{subtypes} ]creatures in addition to their other types",
    who=Self.THEY,
    addition=Addition.TYPES,
    types=(CardType.CREATURE,),
)
@dataclass(frozen=True, slots=True)
class IsAlso(CopyException):
    """ "it's an artifact in addition to its other types", "it's a 4/4 black Zombie ..." (707.9b-d)."""

    who: Self | None
    """None where it is said behind another exception."""
    addition: Addition | None
    """None where a supertype alone is said, which keeps what else there is (205.4b)."""
    power: Amount | None = None
    toughness: Amount | None = None
    supertypes: tuple[Supertype, ...] = ()
    colors: tuple[Color, ...] = ()
    subtypes: tuple[Subtype, ...] = ()
    types: tuple[CardType, ...] = ()
    abilities: tuple[Ability, ...] = ()


@phrase("it's a [{subtypes} ]{type}[ with {abilities:and quoted}] and loses all other card types")
@phrase("it's a [{subtypes} ]{type}[ with {abilities:and quoted}] and it loses all other card types", again=True)
@phrase("it's a {type}", unsaid=True)
@dataclass(frozen=True, slots=True)
class IsOnly(CopyException):
    """ "it's an enchantment and loses all other card types", "it's an artifact": no other type, and no subtypes that go
    with others (205.1a, 707.9b)."""

    type: CardType
    subtypes: tuple[Subtype, ...] = ()
    abilities: tuple[Ability, ...] = ()
    unsaid: bool = False
    """Whether it is not said that other types are lost."""
    again: bool = False
    """Whether "it" is said again."""


@phrase("it's a {power:digits}/{toughness:digits} [{colors:and} ]{subtypes}")
@dataclass(frozen=True, slots=True)
class IsKind(CopyException):
    """ "it's a 4/4 black Zombie": in place of the colors and creature types of what is copied (707.9b)."""

    power: Amount
    toughness: Amount
    subtypes: tuple[Subtype, ...]
    colors: tuple[Color, ...] = ()

    def __post_init__(self) -> None:
        if not set(CREATURE_TYPES).issuperset(self.subtypes):
            raise ValueError("only creature types take the place of creature types")


@phrase("it's {power:digits}/{toughness:digits}", who=Self.IT)
@phrase("they're {power:digits}/{toughness:digits}", who=Self.THEY)
@dataclass(frozen=True, slots=True)
class IsSized(CopyException):
    """ "it's 1/1" (707.9b)."""

    who: Self
    power: Amount
    toughness: Amount


@phrase("its starting loyalty is {loyalty:digits}")
@dataclass(frozen=True, slots=True)
class StartingLoyaltyIs(CopyException):
    """ "its starting loyalty is 1" (707.9b, 306.5a)."""

    loyalty: Amount
