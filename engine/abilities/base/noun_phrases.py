"""Noun phrases, and what they are made of: counts, numbers, adjectives, qualifiers."""

from __future__ import annotations

from collections.abc import Container
from typing import TYPE_CHECKING, ClassVar

from engine.abilities.base.node import Node
from engine.grammar.phrase import part

if TYPE_CHECKING:
    from engine.abilities.nouns.antecedents import Antecedent
    from engine.abilities.nouns.noun_groups import Group, Where
    from engine.abilities.nouns.target_phrases import Article


class NounPhrase(Node):
    """Words that stand for objects or players. ``agreement`` is the form their verb takes."""

    __slots__ = ()
    is_pronoun: ClassVar[bool] = False
    """Whether it points back at something, its ``antecedent``."""
    of_pile: ClassVar[bool] = False
    """Whether it speaks of a part of a pile of cards: "the rest", "one of them"."""
    partitive: ClassVar[bool] = False
    """Whether it is a part of what was spoken of, and so no pile itself."""

    @property
    def called(self) -> frozenset[str] | None:
        """The words by which later text can call it; None where those of its ``group`` say so."""
        return None

    @property
    def agreement(self) -> str:
        return "s"

    @part
    def antecedent(self) -> Antecedent | None:
        """What it points back at, once the text is bound."""
        return None

    @part
    def index(self) -> int | None:
        """The number of a target phrase among those of its text (115.1); None for other phrases."""
        return None

    @property
    def parted_by(self) -> tuple[str, ...] | None:
        """The names of the verbs that parted with what it speaks of; None for a phrase that names no such way."""
        return None

    @part
    def group(self) -> Group | None:
        """The description of what it stands for, where it is made with one."""
        return None

    @property
    def qualifiers(self) -> tuple[Qualifier, ...]:
        """What stands behind the noun of its description."""
        return self.group.qualifiers if self.group is not None else ()

    @part
    def count(self) -> Count | Amount | None:
        """How many of them somebody chooses."""
        return None

    @part
    def article(self) -> Article | None:
        """The article before its description: "another", "other"."""
        return None

    @part
    def other_than(self) -> Antecedent | None:
        """What "another" is other than, where that is not the object that says so."""
        return None


class Who(NounPhrase):
    """A noun phrase that stands for players."""

    __slots__ = ()
    is_each: ClassVar[bool] = False
    """Whether it stands for several players of whom each does it by themself."""


class Ref(NounPhrase):
    """A noun phrase that stands for objects."""

    __slots__ = ()

    @property
    def agreement(self) -> str:
        return "s"


class Count(Node):
    """How many of something are chosen: "two", "up to three", "any number of"."""

    __slots__ = ()

    @part
    def amount(self) -> Amount | None:
        """The number that it names."""
        return None

    @property
    def agreement(self) -> str:
        return "base"


class Amount(Node):
    """A number, written or to be worked out (107). ``number`` is the form of the noun it counts: ``sg``,
    ``pl``.
    """

    __slots__ = ()
    stands_before: ClassVar[bool] = False
    """Whether it is written before the noun it counts ("3 life"), not behind it ("life equal to its power")."""

    @property
    def is_closed(self) -> bool:
        """Whether nothing that stands behind it can belong to it ("its power", not "the number of creatures")."""
        return False

    @property
    def number(self) -> str:
        return "pl"


class Predicate(Node):
    """Something that is true of an object or not: the parts a noun group is made of."""

    __slots__ = ()

    @property
    def goes_with(self) -> Container[Where] | None:
        """The nouns that it goes with (``Where``); None for all of them."""
        return None


class Adjective(Predicate):
    """A predicate written before the noun: "tapped", "nonblack", "another"."""

    __slots__ = ()
    follows_types: ClassVar[bool] = False
    """Whether it stands behind the type words before a bare noun."""
    of_host: ClassVar[bool] = False
    """Whether it says that something is attached: "enchanted", "equipped"."""


class Qualifier(Predicate):
    """A predicate written after the noun: "you control", "with flying"."""

    __slots__ = ()
    compares: ClassVar[bool] = False
    """Whether it compares with another object, which may be the one that a sentence about each of several has come
    to."""
    lists: ClassVar[bool] = False
    """Whether it is a list itself, so that no further group is joined to its own."""
    loses_counters: ClassVar[bool] = False
    """Whether what it is said of has lost its counters (122.2)."""
    of_counters: ClassVar[bool] = False
    """Whether it speaks of counters."""
    of_sources: ClassVar[bool] = False
    """Whether it is said of sources (609.7)."""
    of_several: ClassVar[bool] = False
    """Whether it is true of several that are chosen together."""
    said_of_all: ClassVar[bool] = False
    """Whether behind the last of several descriptions it is said of each of them."""
    targets_only: ClassVar[bool] = False
    """Whether it describes targets alone."""
    of_each_one: ClassVar[bool] = False
    """Whether it speaks of each of several, so that what they do is said of one: "each with power greater than its base
    power deals combat damage"."""
    tells_all: ClassVar[bool] = False
    """Whether it says by itself which objects are meant: all to which something was done."""
    tells_which: ClassVar[bool] = False
    """Whether "the" stands before a plural with it: every one that there is."""

    @property
    def comes_last(self) -> bool:
        """Whether nothing stands behind it in its group."""
        return False
