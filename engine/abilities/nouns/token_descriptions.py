"""What tokens are: described, predefined, or copies of something (CR 111, 701.7, 707)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from engine.abilities.base import Ability, Amount, Node, PlayerVerb, Ref, Who
from engine.abilities.nouns.noun_groups import CardType, Color, Subtype, Supertype
from engine.abilities.quantities.amounts import Fixed
from engine.abilities.verbs import CounterKind
from engine.abilities.vocabulary import CREATURE_TYPES
from engine.grammar.phrase import Terminal, phrase


class GivenName(str, Terminal):
    """A name written out behind "named": words with capitals, with small words between them."""

    __slots__ = ()
    pattern = re.compile(
        r"[A-Z][\w'’.!-]*"
        r"(?:(?:,? | (?:of|the|from|in|and|to|for|a|an|le|la|de|under) )+(?:the |a )?[A-Z0-9][\w'’.!-]*)*"
    )
    longest = 9


class Description(Node):
    """What a created token is. Forms: sg, pl."""

    __slots__ = ()


class Colors(Enum):
    """What is said of the colors of a token that has not just a few."""

    LISTED = "listed"
    COLORLESS = "colorless"
    ALL = "all"


_BODY = "[{supertypes} ][{power:digits}/{toughness:digits} ]"
_KIND = "[{subtypes} ]{types} <token>[ named {name}][ with {keywords:and quoted}]"


def _is_whole(token: TokenDescription) -> bool:
    """Power and toughness come together, for creatures and Vehicles."""
    return (token.power is None) == (token.toughness is None)


@phrase(_BODY + "{colors:and} " + _KIND, when=_is_whole)
@phrase(_BODY + "colorless " + _KIND, palette=Colors.COLORLESS, when=_is_whole)
@phrase(_BODY + _KIND + " that's all colors", palette=Colors.ALL, when=_is_whole)
@dataclass(frozen=True, slots=True)
class TokenDescription(Description):
    """ "1/1 white Soldier creature token with lifelink" (111.3)."""

    power: Amount | None = None
    toughness: Amount | None = None
    supertypes: tuple[Supertype, ...] = ()
    colors: tuple[Color, ...] = ()
    subtypes: tuple[Subtype, ...] = ()
    types: tuple[CardType, ...] = ()
    keywords: tuple[Ability, ...] = ()
    name: GivenName | None = None
    palette: Colors = Colors.LISTED


_SIZE = "[{power:digits}/{toughness:digits} ]"
_AHEAD = "{types} <token>[ with {keywords:and quoted}]"


@phrase("{name}, a legendary " + _SIZE + "{colors:and} {subtypes} " + _AHEAD, supertypes=(Supertype.LEGENDARY,))
@phrase(
    "{name}, a legendary " + _SIZE + "colorless {subtypes} " + _AHEAD,
    supertypes=(Supertype.LEGENDARY,),
    palette=Colors.COLORLESS,
)
@dataclass(frozen=True, slots=True)
class NamedToken(TokenDescription):
    """ "Boo, a legendary 1/1 red Hamster creature token with trample and haste" (111.4)."""

    def __post_init__(self) -> None:
        if self.name is None or not _is_whole(self):
            raise ValueError("a token that is called by its name")


class Predefined(Enum):
    """The tokens whose characteristics the rules give (111.10)."""

    BLOOD = "Blood"
    CLUE = "Clue"
    FOOD = "Food"
    GOLD = "Gold"
    JUNK = "Junk"
    LANDER = "Lander"
    MAP = "Map"
    MUTAGEN = "Mutagen"
    POWERSTONE = "Powerstone"
    SHARD = "Shard"
    TREASURE = "Treasure"
    WALKER = "Walker"


@phrase("{kind} <token>")
@dataclass(frozen=True, slots=True)
class PredefinedToken(Description):
    """ "Treasure token" (111.10)."""

    kind: Predefined


def _names_a_card(token: CardToken) -> bool:
    return str(token.name) not in {kind.value for kind in Predefined} and not str(token.name).endswith("Role")


@phrase("{name} <token>", when=_names_a_card)
@dataclass(frozen=True, slots=True)
class CardToken(Description):
    """ "(create a) Tarmogoyf token": what the card of that name is (111.11)."""

    name: GivenName


class Arriving(Enum):
    """How created tokens enter."""

    AS_USUAL = ""
    TAPPED = "tapped"
    ATTACKING = "tapped and attacking"
    JUST_ATTACKING = "attacking"

    @property
    def attacks(self) -> bool:
        """Whether they enter attacking (508.4)."""
        return self in (Arriving.ATTACKING, Arriving.JUST_ATTACKING)


def _one(verb: CreateToken) -> bool:
    return verb.count == Fixed(1)


def _counted(verb: CreateToken | SoManyTokens) -> bool:
    return verb.count.stands_before and not isinstance(verb.token, NamedToken)


def _is_named(verb: CreateToken) -> bool:
    return isinstance(verb.token, NamedToken)


@phrase("<create> {token:sg}", count=Fixed(1), when=_is_named)
@phrase("<create> {count:a} [{arriving} ]{token:#count}", when=_counted)
@phrase("<create> a {token:sg} that's attacking", count=Fixed(1), arriving=Arriving.JUST_ATTACKING, reads_only=True)
@phrase("<create> a {token:sg} that's blocking {blocking:obj}", count=Fixed(1))
@phrase(
    "<create> a {token:sg} that's tapped and attacking",
    count=Fixed(1),
    arriving=Arriving.ATTACKING,
    reads_only=True,
    when=_counted,
)
@phrase(
    "<create> a {token:sg} that's tapped and attacking {whom:obj}",
    count=Fixed(1),
    arriving=Arriving.ATTACKING,
    when=_counted,
)
@phrase(
    "<create> {count} {token:#count} that are tapped and attacking",
    arriving=Arriving.ATTACKING,
    reads_only=True,
    when=lambda verb: _counted(verb) and not _one(verb),
)
@phrase(
    "<create> a number of [{arriving} ]{token:pl} equal to {count}",
    when=lambda verb: not verb.count.stands_before and not _is_named(verb),
)
@dataclass(frozen=True, slots=True)
class CreateToken(PlayerVerb):
    """Create tokens (701.7, 111)."""

    makes = frozenset({"token", "creature", "permanent", "artifact"})
    count: Amount
    token: Description
    arriving: Arriving = Arriving.AS_USUAL
    blocking: Ref | None = None
    """What the token is blocking (509.4)."""
    whom: Who | None = None
    """The player that it enters attacking, where that is said (508.4)."""


@phrase("{count:a} {token:#count}", when=_counted)
@dataclass(frozen=True, slots=True)
class SoManyTokens(Node):
    """ "a 3/3 Wurm creature token with lifelink": one kind among several."""

    count: Amount
    token: Description


@phrase("<create> {tokens:and 2+}")
@dataclass(frozen=True, slots=True)
class CreateSeveral(PlayerVerb):
    """Tokens of several kinds, created at the same time (111.2)."""

    makes = frozenset({"token", "creature", "permanent", "artifact"})
    tokens: tuple[SoManyTokens, ...]
    count: ClassVar[int] = 2


# ---- copies


class Self(Enum):
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
@dataclass(frozen=True, slots=True)
class AlsoHas(CopyException):
    """ "it has haste" (707.9a)."""

    who: Self
    abilities: tuple[Ability, ...]


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


_AS = "[{supertypes} ][{power:digits}/{toughness:digits} ][{colors:and} ][{subtypes} ][{types} ]{addition}"


@phrase("it's a " + _AS, who=Self.IT, when=_says_something)
@phrase("it's {supertypes} {addition}", who=Self.IT, when=_says_a_supertype)
@phrase("{who} <are:@who> a " + _AS, when=lambda node: node.who is not Self.IT and _says_something(node))
@dataclass(frozen=True, slots=True)
class IsAlso(CopyException):
    """ "it's an artifact in addition to its other types", "it's a 4/4 black Zombie ..." (707.9b-d)."""

    who: Self
    addition: Addition
    power: Amount | None = None
    toughness: Amount | None = None
    supertypes: tuple[Supertype, ...] = ()
    colors: tuple[Color, ...] = ()
    subtypes: tuple[Subtype, ...] = ()
    types: tuple[CardType, ...] = ()


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


@phrase("<create> a [{arriving} ]token that's a copy of {what:obj}[, except {exceptions:and}]", count=Fixed(1))
@phrase(
    "<create> a token that's a copy of {what:obj} that's tapped and attacking",
    count=Fixed(1),
    arriving=Arriving.ATTACKING,
    reads_only=True,
)
@phrase("<create> a token that's a copy of {what:obj} and that's blocking {blocking:obj}", count=Fixed(1))
@phrase(
    "<create> {count} [{arriving} ]tokens that are copies of {what:obj}[, except {exceptions:and}]",
    when=lambda verb: verb.count != Fixed(1) and verb.count.stands_before,
)
@dataclass(frozen=True, slots=True)
class CreateCopy(PlayerVerb):
    """Create tokens that are copies of an object (707.2, 111.3)."""

    makes = frozenset({"token", "creature", "permanent", "artifact"})
    count: Amount
    what: Ref
    exceptions: tuple[CopyException, ...] = ()
    arriving: Arriving = Arriving.AS_USUAL
    blocking: Ref | None = None
    """What the token is blocking (509.4)."""

    def __post_init__(self) -> None:
        refuse_entering(self.exceptions)


# ---- roles


class RoleName(Enum):
    """The Role tokens whose characteristics the rules give (111.10j-r)."""

    CURSED = "Cursed"
    MONSTER = "Monster"
    ROYAL = "Royal"
    SORCERER = "Sorcerer"
    VIRTUOUS = "Virtuous"
    WICKED = "Wicked"
    YOUNG_HERO = "Young Hero"


@phrase("<create> a {role} Role token attached to {to:obj}")
@dataclass(frozen=True, slots=True)
class CreateRole(PlayerVerb):
    """ "create a Monster Role token attached to it" (111.10, 303.4f)."""

    makes = frozenset({"token", "enchantment", "permanent"})
    role: RoleName
    to: Ref
