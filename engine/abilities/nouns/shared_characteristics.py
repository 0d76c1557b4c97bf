"""One object and all others that have something in common with it (CR 201.2, 205.3, 105.2)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from engine.abilities.base import Condition, Qualifier, Ref
from engine.abilities.nouns.noun_groups import Group
from engine.abilities.nouns.object_phrases import Host, It, That, This
from engine.abilities.nouns.target_phrases import Target
from engine.grammar.phrase import phrase


class Sharing(Enum):
    """What two objects can have in common."""

    CREATURE_TYPE = "creature type"
    CARD_TYPE = "card type"
    PERMANENT_TYPE = "permanent type"
    COLOR = "color"


@phrase("that shares a {what} with {other:obj}")
@phrase("that shares at least one {what} with {other:obj}", at_least=True)
@phrase("that share a {what} with {other:obj}", plural=True)
@phrase("that share at least one {what} with {other:obj}", at_least=True, plural=True)
@dataclass(frozen=True, slots=True)
class SharesWith(Qualifier):
    """ "each other creature that shares a color with it"."""

    comes_last: ClassVar[bool] = True
    compares: ClassVar[bool] = True
    what: Sharing
    other: Ref
    plural: bool = False
    at_least: bool = False
    """Whether it is said with "at least one"."""


@phrase("with the same name as {other:obj}")
@phrase("that has the same name as {other:obj}", clause=True)
@phrase("that have the same name as {other:obj}", clause=True, plural=True)
@phrase("that doesn't have the same name as {other:obj}", clause=True, denied=True)
@phrase("that don't have the same name as {other:obj}", clause=True, denied=True, plural=True)
@phrase("with a different name than {other:obj}", denied=True)
@phrase("and with a different name than {other:obj}", denied=True, also=True)
@dataclass(frozen=True, slots=True)
class SameName(Qualifier):
    """ "a card with the same name as that creature", "that doesn't have the same name as another creature you control"
    (201.2a, 201.2c)."""

    comes_last: ClassVar[bool] = True
    other: Ref
    denied: bool = False
    clause: bool = False
    """Whether it is said with "has" or "have"."""
    plural: bool = False
    also: bool = False
    """Whether "and" joins it to what is said before it."""


class FirstAgain(Enum):
    """How the first object is called again; it is what the others are compared with, whatever the word."""

    IT = "it"
    ARTIFACT = "that artifact"
    CREATURE = "that creature"
    ENCHANTMENT = "that enchantment"
    LAND = "that land"
    PERMANENT = "that permanent"
    TOKEN = "that token"


class AllOrEach(Enum):
    """Two ways to speak of the others; it is all of them either way."""

    EACH = "each"
    ALL = "all"
    BARE = ""


@phrase("{first:obj} and each other {group:sg} that shares a {what} with {again}")
@phrase("{first:obj} and all other {group:pl} that share a {what} with {again}", said=AllOrEach.ALL)
@phrase("{first:obj} and other {group:pl} that share a {what} with {again}", said=AllOrEach.BARE)
@phrase("{first:obj} and each other {group:sg} with the same name as {again}", what=None)
@phrase("{first:obj} and all other {group:pl} with the same name as {again}", what=None, said=AllOrEach.ALL)
@dataclass(frozen=True, slots=True)
class WithOthers(Ref):
    """ "target creature and each other creature that shares a color with it": the first, and all others that fit."""

    first: This | That | Target | Host
    group: Group
    again: FirstAgain
    what: Sharing | None
    """What they have in common; None for the name."""
    said: AllOrEach = AllOrEach.EACH

    @property
    def agreement(self) -> str:
        return "base"


@phrase("{subject:subj} shares a {what} with ~")
@dataclass(frozen=True, slots=True)
class Shares(Condition):
    """ "(if) it shares a creature type with ~"."""

    subject: It | That
    what: Sharing


@phrase("{subject:subj} <have:@subject> the same name as {other:or obj}")
@phrase("{subject:subj} <don't:@subject> have the same name as {other:or obj}", denied=True)
@dataclass(frozen=True, slots=True)
class SharesName(Condition):
    """ "it doesn't have the same name as another creature you control or a creature card in your graveyard": "another"
    is another than the one that it is said of (201.2a, 201.2c)."""

    subject: Ref
    other: tuple[Ref, ...]
    denied: bool = False


class EachKind(Enum):
    """The kinds of each of which there is one."""

    BASIC_LAND_TYPE = "basic land type"
    COLOR = "color"


@phrase("a {group:sg} of each {what}")
@dataclass(frozen=True, slots=True)
class OneOfEach(Ref):
    """ "(you control) a land of each basic land type", "(choose) a creature of each color": the same one may be meant
    several times."""

    group: Group
    what: EachKind

    @property
    def agreement(self) -> str:
        return "base"
