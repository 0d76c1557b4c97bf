"""Noun groups: descriptions of objects, without a number or an article ("nontoken Goblin you control")."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from engine.abilities.base import Adjective, Amount, Node, Qualifier, Who
from engine.abilities.nouns.adjectives import (
    AlsoSubtype,
    AlsoType,
    NotColor,
    NotSubtype,
    NotSupertype,
    NotToken,
    NotType,
    Other,
)
from engine.abilities.nouns.types_and_colors import CardType, Color, Subtype
from engine.abilities.vocabulary import KEYWORDS
from engine.grammar.phrase import Word, part, phrase


class Where(Enum):
    """What kind of thing a noun group describes, by where it is (109.2)."""

    PERMANENT = "permanent"
    SPELL = "spell"
    CARD = "card"
    TOKEN = "token"


class Head(Node):
    """The noun of a group, with the type words that belong to it."""

    __slots__ = ()
    on_stack: ClassVar[bool] = False
    """Whether it stands for abilities on the stack."""

    @part
    def noun(self) -> Where | None:
        """What kind of thing it stands for; None where it says only of which types they are."""
        return None

    @part
    def type(self) -> CardType | None:
        """The card type that it names."""
        return None

    @part
    def heads(self) -> tuple[OfType | OfSubtype, ...]:
        """The several nouns that it is any of."""
        return ()


@phrase("{noun:^}")
@dataclass(frozen=True, slots=True)
class Thing(Head):
    """A bare noun: "permanent", "spell", "card", "token"."""

    noun: Where


@phrase("{type:^}")
@phrase("{type} {noun:^}", when=lambda head: head.noun is not Where.PERMANENT)
@dataclass(frozen=True, slots=True)
class OfType(Head):
    """ "creature", "land", "creature spell", "artifact card": a card type with or without a noun (109.2)."""

    type: CardType
    noun: Where = Where.PERMANENT


@phrase("{subtype:^}")
@phrase("{subtype} {noun:^}", when=lambda head: head.noun is not Where.PERMANENT)
@dataclass(frozen=True, slots=True)
class OfSubtype(Head):
    """ "Goblin", "Goblin card", "Siege"."""

    subtype: Subtype
    noun: Where = Where.PERMANENT


class Faced(Enum):
    """How many faces a card has (712.1)."""

    DOUBLE = "double-faced"


class Lacking(Enum):
    """A card type that an object doesn't have, beside types of which it has one (205.2)."""

    CREATURE = "noncreature"
    LAND = "nonland"
    ARTIFACT = "nonartifact"


class Joint(Enum):
    """The word between the nouns of a group; what fits any of them fits, whichever it is."""

    OR = "or"
    AND = "and"
    ANDOR = "and/or"
    ORA = "or a"


def _bare(either: EitherHead) -> bool:
    return all(one.noun is Where.PERMANENT for one in either.heads)


@phrase("{heads:or ^ 2+}", when=_bare)
@phrase("{heads:and ^ 2+}", joint=Joint.AND, when=_bare)
@phrase("{heads:andor ^ 2+}", joint=Joint.ANDOR, when=_bare)
@dataclass(frozen=True, slots=True)
class EitherHead(Head):
    """ "artifact or enchantment": any of them."""

    heads: tuple[OfType | OfSubtype, ...]
    joint: Joint = Joint.OR


def _elsewhere(head: OfEither) -> bool:
    return head.noun is not Where.PERMANENT


@phrase("{types:or 2+} {noun:^}", when=_elsewhere)
@phrase("{types:and 2+} {noun:^}", joint=Joint.AND, when=_elsewhere)
@phrase("{types:andor 2+} {noun:^}", joint=Joint.ANDOR, when=_elsewhere)
@dataclass(frozen=True, slots=True)
class OfEither(Head):
    """ "instant or sorcery spell", "Goblin or Elf card": the noun belongs to each of the types."""

    types: tuple[CardType | Subtype | Faced | Lacking, ...]
    noun: Where
    joint: Joint = Joint.OR


class Group(Node):
    """A noun group: a description that objects fit or do not. Forms: sg, pl."""

    __slots__ = ()

    @part
    def head(self) -> Head | None:
        """Its noun, where it is one description."""
        return None

    @part
    def adjectives(self) -> tuple[Adjective, ...]:
        """What stands before its noun."""
        return ()

    @part
    def qualifiers(self) -> tuple[Qualifier, ...]:
        """What stands behind its noun."""
        return ()

    @part
    def groups(self) -> tuple[Described, ...]:
        """The several descriptions that it is any of."""
        return ()

    @property
    def last(self) -> Group:
        """The last of several descriptions, behind which something may be said of all of them."""
        return self.groups[-1] if self.groups else self


def _type_words_fit(group: Described) -> bool:
    """A type word is an adjective only before another type: in "creature spell" it belongs to the noun.

    Some words go only with some nouns ("in a graveyard" with "card"): they name them as ``goes_with``.
    """
    of_types = any(isinstance(a, AlsoType | AlsoSubtype) for a in group.adjectives)
    if isinstance(group.head, Thing) and of_types and not group.adjectives[-1].follows_types:
        return False
    if isinstance(group.head, EitherHead) and any(isinstance(q, WithKeyword) for q in group.qualifiers):
        return False
    if any(isinstance(a, Other) for a in group.adjectives) and any(q.tells_all for q in group.qualifiers):
        return False
    if any(q.comes_last for q in group.qualifiers[:-1]):
        return False
    if any(q.loses_counters for q in group.qualifiers) and any(q.of_counters for q in group.qualifiers):
        return False
    if isinstance(group.head, SourceHead) and not all(q.of_sources for q in group.qualifiers):
        return False
    noun = group.head.noun or Where.PERMANENT
    return all(p.goes_with is None or noun in p.goes_with for p in (*group.adjectives, *group.qualifiers))


def _are_denials(group: Described) -> bool:
    """Several words with "non-" stand with commas between them: "noncreature, nonland card"."""
    denials = NotType | NotSubtype | NotColor | NotSupertype | NotToken
    return len(group.adjectives) > 1 and all(isinstance(a, denials) for a in group.adjectives)


@phrase("[{adjectives} ]{head:^}[ {qualifiers}]", when=lambda group: _type_words_fit(group) and not _are_denials(group))
@phrase(
    "{adjectives:comma 2+} {head:^}[ {qualifiers}]", when=lambda group: _type_words_fit(group) and _are_denials(group)
)
@dataclass(frozen=True, slots=True)
class Described(Group):
    """Adjectives, a head noun, and what stands behind it; an object fits if it fits every part."""

    head: Head
    adjectives: tuple[Adjective, ...] = ()
    qualifiers: tuple[Qualifier, ...] = ()


@phrase("<source>")
@dataclass(frozen=True, slots=True)
class SourceHead(Head):
    """ "(whenever a) source (you control deals damage)": an object of any kind (120.7, 609.7)."""


@phrase("{kinds:or 2+} <source>", when=lambda head: any(isinstance(one, CardType) for one in head.kinds))
@dataclass(frozen=True, slots=True)
class EitherSource(SourceHead):
    """ "(an) instant or sorcery source", "red or artifact source": an object that is any of them (120.7)."""

    kinds: tuple[CardType | Color, ...]


def _apart(either: EitherGroup) -> bool:
    """Where the nouns alone differ, it is one description with an ``EitherHead``."""
    *before, last = either.groups
    if any(q.comes_last or q.lists for group in before for q in group.qualifiers):
        return False
    if len({isinstance(group.head, SourceHead) for group in either.groups}) > 1:
        return False  # "an instant or sorcery source" is one source
    own_words = any(group.adjectives for group in either.groups[1:]) or any(group.qualifiers for group in before)
    nouns = {group.head.noun for group in either.groups}
    if nouns in ({Where.SPELL}, {Where.CARD}):
        return True  # "Goblin spells and Shaman spells": the noun is said of each
    return own_words or any(isinstance(q, WithKeyword) for q in last.qualifiers) or _bare_thing(either)


def _bare_thing(either: EitherGroup) -> bool:
    return any(not isinstance(group.head, OfType | OfSubtype) for group in either.groups)


def _apart_on_battlefield(either: EitherGroup) -> bool:
    """Cards, spells and permanents together are spoken of otherwise; "creatures other than Werewolves and Wolves" is
    one description."""
    whose = [any(isinstance(q, ControlledBy) for q in one.qualifiers) for one in either.groups]
    if any(one.qualifiers for one in either.groups[:-1]) and not all(whose):
        return False
    nouns = {one.head.noun for one in either.groups}
    if nouns == {Where.CARD}:  # "basic land cards and/or Desert cards": any of either
        return either.joint is Joint.ANDOR and _apart(either)
    return _apart(either) and (nouns == {Where.SPELL} or nouns.isdisjoint({Where.CARD, Where.SPELL}))


def _of_cards_or_spells(either: EitherGroup) -> bool:
    """ "A Goblin or a Bear" on the battlefield are two noun phrases; where a card is, is said behind the last."""
    *before, last = either.groups
    if {one.head.noun for one in either.groups} not in ({Where.CARD}, {Where.SPELL}):
        return False
    elsewhere = any(not isinstance(q, WithKeyword | WithNumber) for q in last.qualifiers)
    return not (elsewhere and any(one.qualifiers for one in before))


@phrase("{groups:or sg 2+}", form="sg", when=_apart)
@phrase("{groups:or pl 2+}", form="pl", when=_apart)
@phrase("{groups:and pl 2+}", form="pl", joint=Joint.AND, when=_apart_on_battlefield)
@phrase("{groups:andor pl 2+}", form="pl", joint=Joint.ANDOR, when=_apart_on_battlefield)
@phrase("{groups:ora sg 2+}", form="sg", joint=Joint.ORA, when=_of_cards_or_spells)
@dataclass(frozen=True, slots=True)
class EitherGroup(Group):
    """ "artifact or enchantment", "creatures and nonbasic lands": an object fits if it fits any of them."""

    groups: tuple[Described, ...]
    joint: Joint = Joint.OR


@phrase("{who:subj} <control:@who>")
@phrase("{who:subj} already <control:@who>", already=True)
@dataclass(frozen=True, slots=True)
class ControlledBy(Qualifier):
    """ "you control", "an opponent controls"."""

    of_sources = True
    who: Who
    already: bool = False
    """Whether it is said with "already", of what is there before something else enters."""


class Comparison(Enum):
    """How a number is compared in a qualifier."""

    EXACTLY = ""
    OR_LESS = "or less"
    OR_GREATER = "or greater"


class Number(Enum):
    """The numeric characteristics of an object (109.3), and of its power and toughness the base ones (208.4b)."""

    POWER = "power"
    TOUGHNESS = "toughness"
    BASE_POWER = "base power"
    BASE_TOUGHNESS = "base toughness"
    MANA_VALUE = "mana value"
    LOYALTY = "loyalty"


@phrase("with {what} {amount:digits}[ {comparison}]")
@dataclass(frozen=True, slots=True)
class WithNumber(Qualifier):
    """ "with power 3 or greater"."""

    what: Number
    amount: Amount
    comparison: Comparison = Comparison.EXACTLY


@phrase("with base power and toughness {power:digits}/{toughness:digits}")
@dataclass(frozen=True, slots=True)
class WithBaseSize(Qualifier):
    """ "creatures you control with base power and toughness 1/1" (208.4b)."""

    power: Amount
    toughness: Amount


class KeywordWord(Word):
    """The name of a keyword ability, in lower case."""

    __slots__ = ()
    vocabulary = KEYWORDS


@phrase("{word}")
@dataclass(frozen=True, slots=True)
class KeywordName(Node):
    """A keyword ability's name in lower case ("first strike"), without its parameters (702)."""

    word: KeywordWord


@phrase("with {keyword}")
@dataclass(frozen=True, slots=True)
class WithKeyword(Qualifier):
    """ "with flying"."""

    keyword: KeywordName


@phrase("with {keywords:or 2+}")
@phrase("without {keywords:or 2+}", denied=True)
@dataclass(frozen=True, slots=True)
class WithAnyKeyword(Qualifier):
    """ "with trample or haste", "without first strike, double strike, or vigilance": with any of them, with none."""

    keywords: tuple[KeywordName, ...]
    denied: bool = False


@phrase("without {keyword}")
@dataclass(frozen=True, slots=True)
class WithoutKeyword(Qualifier):
    """ "without flying"."""

    keyword: KeywordName
