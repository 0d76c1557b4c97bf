"""What objects are made to be: types and colors (CR 205.1b, 613.1d-e)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import Any, ClassVar

from engine.abilities.base import Ability, Amount, Declaration, Duration, Instruction, Node, ObjectVerb, Verb
from engine.abilities.nouns.joined_objects import AndAll
from engine.abilities.nouns.noun_groups import Group
from engine.abilities.nouns.object_phrases import All, It, Them
from engine.abilities.nouns.qualifiers import CardName
from engine.abilities.nouns.types_and_colors import CardType, Color, Subtype, Supertype
from engine.abilities.sentences import Does
from engine.abilities.static_abilities import lasts
from engine.abilities.verbs.gain_lose_abilities import HaveAbilities
from engine.abilities.verbs.where_x_and_for_each import WhereX
from engine.grammar.phrase import phrase


class Adding(Enum):
    """What something keeps beside what it becomes (205.1b)."""

    TYPES = "in addition to its other types"
    THEIR_TYPES = "in addition to their other types"
    CREATURE_TYPES = "in addition to its other creature types"
    THEIR_CREATURE_TYPES = "in addition to their other creature types"
    LAND_TYPES = "in addition to its other land types"
    THEIR_LAND_TYPES = "in addition to their other land types"
    COLORS_AND_TYPES = "in addition to its other colors and types"
    THEIR_COLORS_AND_TYPES = "in addition to their other colors and types"
    COLORS = "in addition to its other colors"
    THEIR_COLORS = "in addition to their other colors"


@phrase(
    "a [{power:digits}/{toughness:digits} ][{supertype} ][{colors:and} ][{subtypes} ][{also} ]{type}"
    "[ with {keywords:and quoted}][ that's still a {still}]",
    form="s",
)
@phrase(
    "a {supertype} {power:digits}/{toughness:digits} [{colors:and} ][{subtypes} ][{also} ]{type}"
    "[ with {keywords:and quoted}]",
    form="s",
    leads=True,
    when=lambda kind: kind.supertype is not None and kind.power is not None,
)
@phrase(
    "a [{colors:and} ][{subtypes} ][{also} ]{type} with power and toughness each equal to {size}",
    form="s",
    when=lambda kind: kind.size is not None,
)
@phrase(
    "[{power:digits}/{toughness:digits} ][{supertype} ][{colors:and} ][{subtypes} ][{also} ]{type:pl}"
    "[ with {keywords:and}][ that are still {still:pl}]"
)
@phrase(
    "a [{supertype} ]colorless [{subtypes} ][{also} ]{type}[ with {keywords:and quoted}]",
    form="s",
    colorless=True,
    colors=(),
)
@phrase(
    "a colorless {subtypes} with base power and toughness {power:digits}/{toughness:digits}",
    form="s",
    type=None,
    base=True,
    colorless=True,
    colors=(),
)
@phrase("a {power:digits}/{toughness:digits} {type} with all creature types", form="s", every=True)
@phrase(
    "a [{supertype} ][{colors:and} ][{subtypes} ][{also} ]{type} with base power and "
    "toughness {power:digits}/{toughness:digits}",
    form="s",
    base=True,
)
@phrase(
    "[{supertype} ][{colors:and} ][{subtypes} ][{also} ]{type:pl} with base power and toughness "
    "{power:digits}/{toughness:digits}",
    base=True,
    when=lambda kind: kind.power is not None,
)
@phrase(
    "a [{colors:and} ]{subtypes} with base power and toughness {power:digits}/{toughness:digits}",
    form="s",
    type=None,
    base=True,
)
@phrase(
    "a [{colors:and} ]{subtypes} with base power and toughness {power:digits}/{toughness:digits}, "
    "{keywords:onwards quoted 2+}",
    form="s",
    type=None,
    base=True,
)
@phrase(
    "a [{colors:and} ]{subtypes} with base power and toughness {power:digits}/{toughness:digits} and {keywords:and}",
    form="s",
    type=None,
    base=True,
    when=lambda kind: len(kind.keywords) == 1,
)
@phrase(
    "a {power:digits}/{toughness:digits} [{colors:and} ]{subtypes}[ with {keywords:and}]",
    form="s",
    type=None,
)
@phrase("a {subtypes} with {keywords:and quoted}", form="s", type=None, when=lambda kind: kind.power is None)
@phrase("a [{colors:and} ]{subtypes}", form="s", type=None)
@phrase("[{colors:and} ]{subtypes:pl}", type=None, when=lambda kind: len(kind.subtypes) == 1)
@phrase("{colors:and}", type=None, form="s")
@phrase("{colors:and}", type=None)
@dataclass(frozen=True, slots=True)
class Kind(Node):
    """What something is made: "a 3/3 blue Elemental creature with flying", "Mountains", "red"."""

    type: CardType | None = None
    also: tuple[CardType, ...] = ()
    subtypes: tuple[Subtype, ...] = ()
    colors: tuple[Color, ...] = ()
    supertype: Supertype | None = None
    power: Amount | None = None
    toughness: Amount | None = None
    keywords: tuple[Ability, ...] = ()
    base: bool = False
    still: CardType | None = None
    every: bool = False
    """Whether it has all creature types (205.3m)."""
    colorless: bool = False
    leads: bool = False
    """Whether the supertype stands before power and toughness."""
    size: Amount | None = None
    """What both power and toughness are equal to."""


class Change(Enum):
    """A static ability says what something is, an effect what it becomes."""

    IS = "is"
    BECOMES = "becomes"


@phrase("<are> {kind:^}[ {adding}]")
@phrase("<become> {kind:^}[ {adding}]", change=Change.BECOMES)
@dataclass(frozen=True, slots=True)
class Be(ObjectVerb):
    """ "is a Swamp", "becomes a 3/3 Elemental creature" (613.1d-e, 613.4b)."""

    kind: Kind
    adding: Adding | None = None
    change: Change = Change.IS

    @property
    def rules(self) -> tuple[str, ...]:
        """What it was it still is, where that is said, or where it is made an artifact creature (205.1b)."""
        types = {self.kind.type, *self.kind.also}
        kept = self.adding is not None or self.kind.still is not None or types >= {CardType.ARTIFACT, CardType.CREATURE}
        return ("205.1b",) if kept else ()


@phrase("<are> {kind:s} named {name}")
@phrase("<become> {kind:s} named {name}", change=Change.BECOMES)
@dataclass(frozen=True, slots=True)
class BeNamed(ObjectVerb):
    """ "is a Citizen creature with base power and toughness 1/1 named Legitimate Businessperson": it has no other name
    (612.8)."""

    kind: Kind
    name: CardName
    adding: Adding | None = None
    change: Change = Change.IS


@phrase("{subject:subj}'s {kind:s}[ {adding}][ and {has:s}]")
@dataclass(frozen=True, slots=True)
class ItIs(Declaration):
    """ "(as long as ...) it's a land in addition to its other types", "it's a 3/4 Ninja creature and has hexproof"."""

    subject: It
    kind: Kind
    adding: Adding | None = None
    has: HaveAbilities | None = None

    @property
    def verbs(self) -> tuple[Verb, ...]:
        """The statement as verbs of its subject."""
        be = Be(self.kind, self.adding)
        return (be,) if self.has is None else (be, self.has)


@phrase("{subject:subj}'s {kind:s}[ {adding}]")
@dataclass(frozen=True, slots=True)
class ItsNow(Instruction):
    """ "(Return it to the battlefield.) It's a Demon in addition to its other types." (611.2e)"""

    subject: It
    kind: Kind
    adding: Adding | None = None


@phrase("{subject:subj}'re {kind:pl}[ {adding}]")
@dataclass(frozen=True, slots=True)
class TheyreNow(Instruction):
    """ "(Put those cards onto the battlefield.) They're Zombies in addition to their other types." (611.2e)"""

    subject: Them
    kind: Kind
    adding: Adding | None = None


def _said(node: StillIs) -> Instruction:
    """The sentence, without what X is in it."""
    return node.what.what if isinstance(node.what, WhereX) else node.what


@phrase("{what}. It's still a {type}", when=lambda node: isinstance(_said(node), Does))
@phrase("{what}. They're still {type:pl}", plural=True, when=lambda node: isinstance(_said(node), Does))
@dataclass(frozen=True, slots=True)
class StillIs(Instruction):
    """ "It becomes a 3/3 creature until end of turn. It's still a land." (205.1b)"""

    what: Does | WhereX
    type: CardType
    plural: bool = False

    @property
    def is_statement(self) -> bool:  # type: ignore[override]
        """Whether it is said all along: "Enchanted land is a 4/4 creature. It's still a land.\""""
        return isinstance(self.what, Does) and lasts(self.what)

    @property
    def subject(self) -> Any:
        """Of what it is said."""
        return self.what.subject

    @property
    def verbs(self) -> tuple[Verb, ...]:
        """What is said, with all that it keeps."""
        said: Any = _said(self)
        return tuple(replace(v, adding=Adding.TYPES) if isinstance(v, Be | BeNamed) else v for v in said.verbs)

    @property
    def duration(self) -> Duration | None:
        """The condition under which it is said."""
        return self.what.duration


@phrase("<are> all colors")
@phrase("<become> all colors", change=Change.BECOMES)
@dataclass(frozen=True, slots=True)
class BeAllColors(ObjectVerb):
    """(105.2, 613.1e)"""

    defines_characteristics: ClassVar[bool] = True
    change: Change = Change.IS


@phrase("<are> colorless")
@phrase("<become> colorless", change=Change.BECOMES)
@dataclass(frozen=True, slots=True)
class BeColorless(ObjectVerb):
    """(105.2c, 613.1e)"""

    defines_characteristics: ClassVar[bool] = True
    change: Change = Change.IS


@phrase("<are> every basic land type[ {adding}]")
@dataclass(frozen=True, slots=True)
class BeEveryBasicLandType(ObjectVerb):
    """ "is every basic land type in addition to its other types" (305.6, 305.7)."""

    adding: Adding | None = None


@phrase("<are> every creature type")
@phrase("<are> all creature types", briefly=True)
@phrase("<gain> all creature types", gained=True)
@dataclass(frozen=True, slots=True)
class BeEveryCreatureType(ObjectVerb):
    """(205.3m, 613.1d)"""

    defines_characteristics: ClassVar[bool] = True
    gained: bool = False
    briefly: bool = False
    """Whether it is said with "all"."""


@phrase("<lose> all creature types")
@dataclass(frozen=True, slots=True)
class LoseCreatureTypes(ObjectVerb):
    """(205.1a, 613.1d)"""


@phrase("<are> also a {subtypes:and 2+}", form="s")
@dataclass(frozen=True, slots=True)
class BeAlso(ObjectVerb):
    """ "is also a Cleric, Rogue, Warrior, and Wizard" (604.3, 613.1d): it keeps the types that it has."""

    defines_characteristics: ClassVar[bool] = True
    subtypes: tuple[Subtype, ...]


@phrase("<are> the chosen type[ {adding}]")
@phrase("<have> the chosen creature type[ {adding}]", had=True)
@dataclass(frozen=True, slots=True)
class BeChosenType(ObjectVerb):
    """ "is the chosen type in addition to its other types" (607.2d, 613.1d)."""

    adding: Adding | None = None
    had: bool = False


@phrase("<are> the chosen color[ {adding}]")
@dataclass(frozen=True, slots=True)
class BeChosenColor(ObjectVerb):
    """ "is the chosen color in addition to its other colors" (607.2d, 613.1e)."""

    defines_characteristics: ClassVar[bool] = True
    adding: Adding | None = None


@phrase("<aren't> a {type}", form="s")
@phrase("<aren't> {type:pl}")
@dataclass(frozen=True, slots=True)
class NotBe(ObjectVerb):
    """ "isn't a creature" (613.1d)."""

    type: CardType


@phrase("all {one:pl} and all {other:pl} are {first} and {second} {adding}")
@dataclass(frozen=True, slots=True)
class AreBoth(Declaration):
    """ "All Forests and all Saprolings are 1/1 green Saproling creatures and Forest lands in addition to their other
    types." (205.1b, 613.1d-e, 613.4b)"""

    one: Group
    other: Group
    first: Kind
    second: Kind
    adding: Adding

    @property
    def subject(self) -> AndAll:
        """What is of either kind."""
        return AndAll(All(self.one), self.other)

    @property
    def verbs(self) -> tuple[Be, Be]:
        """What is said of them."""
        return Be(self.first, self.adding), Be(self.second, self.adding)
