"""Adding mana, and what it may be spent on (CR 106)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum

from engine.abilities.base import (
    Ability,
    Amount,
    Instruction,
    Node,
    PlayerVerb,
)
from engine.abilities.durations.durations import Until
from engine.abilities.nouns.noun_groups import Group
from engine.abilities.quantities.amounts import Fixed
from engine.grammar.phrase import Terminal, part, phrase


class ManaText(str, Terminal):
    """A run of mana symbols as written."""

    __slots__ = ()
    pattern = re.compile(r"(?:\{(?:[WUBRGCSXYZ]|\d+)(?:/[WUBRGCP])*\})+", re.IGNORECASE)
    longest = 12


@phrase("{text}")
@dataclass(frozen=True, slots=True)
class ManaSymbols(Node):
    """A run of mana symbols as written: "{2}{W}{U}" (107.4)."""

    text: ManaText


class ManaUse(Node):
    """Something that restricted mana may be spent on (106.6)."""

    __slots__ = ()

    @part
    def again(self) -> bool:
        """Whether "to" is said again, behind another use."""
        return False


class GrammaticalNumber(Enum):
    """Whether a use is spoken of in the plural or as one; mana can be spent on any number either way."""

    MANY = "many"
    ONE = "one"


class SpentFrom(Enum):
    """From where the spell is cast that mana is spent on."""

    ANYWHERE = ""
    EXILE = "from exile"
    GRAVEYARD = "from your graveyard"
    NOT_HAND = "from anywhere other than your hand"


@phrase("cast {group:pl}[ {origin}]")
@phrase("cast a {group:sg}[ {origin}]", number=GrammaticalNumber.ONE)
@dataclass(frozen=True, slots=True)
class ToCast(ManaUse):
    """ "cast creature spells", "cast a spell from exile"."""

    group: Group
    number: GrammaticalNumber = GrammaticalNumber.MANY
    origin: SpentFrom = SpentFrom.ANYWHERE


@phrase("activate abilities of {group:pl}")
@phrase("to activate abilities of {group:pl}", again=True)
@phrase("activate an ability of a {group:sg}", number=GrammaticalNumber.ONE)
@phrase("to activate an ability of a {group:sg}", number=GrammaticalNumber.ONE, again=True)
@dataclass(frozen=True, slots=True)
class ToActivate(ManaUse):
    """ "activate abilities of artifacts"."""

    group: Group
    number: GrammaticalNumber = GrammaticalNumber.MANY
    again: bool = False
    """Whether "to" is said again."""


@phrase("activate abilities")
@phrase("to activate abilities", again=True)
@phrase("activate an ability", number=GrammaticalNumber.ONE)
@phrase("to activate an ability", number=GrammaticalNumber.ONE, again=True)
@dataclass(frozen=True, slots=True)
class ToActivateAny(ManaUse):
    """ "activate abilities"."""

    number: GrammaticalNumber = GrammaticalNumber.MANY
    again: bool = False
    """Whether "to" is said again."""


class ManaLimit(Node):
    """A restriction on the mana just added (106.6)."""

    __slots__ = ()


@phrase("this mana can't be spent to cast a {group:sg}")
@dataclass(frozen=True, slots=True)
class NotSpentOn(ManaLimit):
    """ "This mana can't be spent to cast a nonartifact spell." Anything else may be paid with it."""

    group: Group


@phrase("this mana can't be spent to pay generic mana costs")
@dataclass(frozen=True, slots=True)
class NotForGeneric(ManaLimit):
    """It pays colored and colorless symbols alone (107.4b)."""


class SpellMade(Enum):
    """What the mana makes of the spell that it is spent on (106.6)."""

    UNCOUNTERABLE = "and that spell can't be countered"


@phrase("spend this mana only to {uses:or}[, {made}]", when=lambda limit: not limit.uses[0].again)
@phrase("spend this mana only to {uses:and 2+}", every=True, when=lambda limit: not limit.uses[0].again)
@dataclass(frozen=True, slots=True)
class SpendOnly(ManaLimit):
    """ "Spend this mana only to cast creature spells." """

    uses: tuple[ManaUse, ...]
    made: SpellMade | None = None
    every: bool = False
    """Whether the uses are said with "and": each of them is one all the same."""


@phrase("if that mana is spent on a {group:sg}, that spell can't be countered", gains=(), then=None)
@phrase("if that mana is spent on a {group:sg}, it gains {gains:and}[ {duration}]", then=None)
@phrase("when that mana is spent to cast a {group:sg}, {then}", gains=())
@phrase("when you spend this mana to cast a {group:sg}, {then}", gains=(), by_you=True)
@dataclass(frozen=True, slots=True)
class WhenSpentOn(ManaLimit):
    """ "If that mana is spent on a creature spell, it gains haste until end of turn.": no restriction, but something
    that the mana makes of such a spell, or what triggers as it is spent (106.6)."""

    group: Group
    gains: tuple[Ability, ...]
    then: Instruction | None
    duration: Until | None = None
    by_you: bool = False
    """Whether it is said who spends it: it is always whoever it was added for."""


class Beside(Enum):
    """That mana is added beside other mana; the words change nothing else."""

    ADDITIONAL = "an additional"


@phrase("<add>[ {beside}] {mana}[. {only}]")
@dataclass(frozen=True, slots=True)
class AddMana(PlayerVerb):
    """Add the mana written (106.4)."""

    mana: ManaSymbols
    only: ManaLimit | None = None
    beside: Beside | None = None


@phrase("<add> {options:or 2+}[. {only}]")
@dataclass(frozen=True, slots=True)
class AddManaChoice(PlayerVerb):
    """ "Add {W} or {U}.": the player chooses one (106.1b)."""

    options: tuple[ManaSymbols, ...]
    only: ManaLimit | None = None


def _are_single(verb: AddManaCombination) -> bool:
    """Each of them is one mana."""
    return all(one.text.count("{") == 1 and one.text.strip("{}") in tuple("WUBRGC") for one in verb.options)


@phrase("<add> {count} mana in any combination of {options:andor 2+}[. {only}]", when=_are_single)
@dataclass(frozen=True, slots=True)
class AddManaCombination(PlayerVerb):
    """ "Add three mana in any combination of {R} and/or {G}.": each of them is one or the other (106.1b)."""

    count: Amount
    options: tuple[ManaSymbols, ...]
    only: ManaLimit | None = None


@phrase("<add>[ {beside}] {count} mana of any color[. {only}]", when=lambda verb: verb.count == Fixed(1))
@phrase("<add> {count} mana in any combination of colors[. {only}]", when=lambda verb: verb.count != Fixed(1))
@phrase("<add> {count} mana of any one color[. {only}]", one_color=True)
@phrase("<add> {count} mana of different colors[. {only}]", different=True)
@dataclass(frozen=True, slots=True)
class AddManaAnyColor(PlayerVerb):
    """Mana of a color of the player's choice (106.1a)."""

    count: Amount
    one_color: bool = False
    only: ManaLimit | None = None
    beside: Beside | None = None
    different: bool = False
    """Whether no two of them are of the same color."""
