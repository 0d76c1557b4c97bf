"""Unspent mana that is not lost as steps and phases end, and mana added by the number (CR 106.4, 500.5)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.abilities.base import Amount, Declaration, Instruction, PlayerVerb, Who
from engine.abilities.nouns.types_and_colors import Color
from engine.abilities.quantities.amounts import Fixed
from engine.abilities.quantities.for_each import Per
from engine.abilities.sentences import And, Does, Imperative
from engine.abilities.verbs.mana import (
    AddMana,
    AddManaAnyColor,
    AddManaChoice,
    AddManaCombination,
    ManaLimit,
    ManaSymbols,
)
from engine.abilities.verbs.mana_of_color_range import AddManaChosen, AddManaWithin
from engine.abilities.verbs.where_x_and_for_each import AddAmount, ForEachDone
from engine.grammar.phrase import phrase


def _one_symbol(verb: AddMany) -> bool:
    """So many of one symbol; a few are written out."""
    few = isinstance(verb.count, Fixed) and verb.count.value < 4
    return verb.mana.text.count("{") == 1 and verb.count.stands_before and not few


@phrase("<add> {count} {mana}[. {only}]", when=_one_symbol)
@dataclass(frozen=True, slots=True)
class AddMany(PlayerVerb):
    """ "add six {G}", "add that much {R}" (106.4)."""

    count: Amount
    mana: ManaSymbols
    only: ManaLimit | None = None


class Keeping(Enum):
    """How long the mana just added is not lost."""

    YOU = "until end of turn, you don't lose this mana as steps and phases end"
    THEY = "until end of turn, they don't lose this mana as steps and phases end"
    COMBAT = "until end of combat, you don't lose this mana as steps end"

    @property
    def rider(self) -> str:
        """What is written on the mana."""
        return "combat" if self is Keeping.COMBAT else "turn"


_ADD = (AddMana, AddMany, AddManaAnyColor, AddManaChoice, AddManaCombination, AddManaChosen, AddManaWithin, AddAmount)


def _adds_mana(node: AddKept) -> bool:
    """The sentence before adds mana, whatever else it does."""
    first = node.first
    parts = first.parts if isinstance(first, And) else (first,)
    verbs = [verb for part in parts for verb in part.verbs]
    return any(isinstance(v.verb if isinstance(v, ForEachDone) else v, _ADD) for v in verbs)


@phrase("{first}. {keeping}", when=_adds_mana)
@dataclass(frozen=True, slots=True)
class AddKept(Instruction):
    """ "Add {R}. Until end of turn, you don't lose this mana as steps and phases end." (500.5)"""

    first: Imperative | Does | And
    keeping: Keeping


@phrase("<lose> all unspent mana")
@dataclass(frozen=True, slots=True)
class LoseUnspentMana(PlayerVerb):
    """All mana in the player's mana pool is lost (106.4)."""


@phrase("{who:subj} <don't:@who> lose unspent[ {color}] mana as steps and phases end")
@dataclass(frozen=True, slots=True)
class KeepsMana(Declaration):
    """ "You don't lose unspent green mana as steps and phases end." (500.5)"""

    who: Who
    color: Color | None = None


class Instead(Enum):
    """What unspent mana becomes."""

    COLORLESS = "colorless"
    WHITE = "white"
    BLUE = "blue"
    BLACK = "black"
    RED = "red"
    GREEN = "green"

    @property
    def letter(self) -> str:
        """The letter of its symbol."""
        return "C" if self is Instead.COLORLESS else Color(self.value).letter


@phrase("if you would lose unspent mana, that mana becomes {what} instead")
@dataclass(frozen=True, slots=True)
class ManaBecomes(Declaration):
    """(614.1a, 500.5)"""

    what: Instead


@phrase("unspent[ {color}] mana you have")
@dataclass(frozen=True, slots=True)
class PerUnspent(Per):
    """ "(for each) unspent green mana you have" (106.4)."""

    color: Color | None = None
