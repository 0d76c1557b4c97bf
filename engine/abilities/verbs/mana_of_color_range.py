"""Mana of a color or type that something else narrows down (CR 106.5, 106.7, 903.4)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.abilities.base import Amount, Instruction, Node, PlayerVerb
from engine.abilities.nouns.noun_groups import Described, Group
from engine.abilities.quantities.amounts import Fixed
from engine.abilities.verbs.mana import Beside, ManaLimit, ManaSymbols
from engine.grammar.phrase import phrase


class ColorOrType(Enum):
    """Whether only the five colors will do, or colorless mana too (106.1a-b)."""

    COLOR = "color"
    TYPE = "type"


class ManaRange(Node):
    """What narrows down the mana that may be chosen; it may leave none (106.5)."""

    __slots__ = ()


@phrase("that a {group:sg} could produce")
@dataclass(frozen=True, slots=True)
class CouldProduce(ManaRange):
    """ "that a land an opponent controls could produce" (106.7)."""

    group: Group


@phrase("in your commander's color identity")
@dataclass(frozen=True, slots=True)
class InCommandersIdentity(ManaRange):
    """The colors of the player's commanders together; none without a commander (903.4, 903.4f)."""


@phrase("the number of colors in your commander's color identity")
@phrase("the number of colors in your commanders' color identity", several=True)
@dataclass(frozen=True, slots=True)
class ColorsOfIdentity(Amount):
    """(903.4)"""

    several: bool = False


@phrase("among {group:pl}")
@dataclass(frozen=True, slots=True)
class AmongColors(ManaRange):
    """ "among permanents you control": the colors that those are."""

    group: Group


def _is_plain(node: LandProduced) -> bool:
    """What was tapped is called again in no more than a word or two."""
    return isinstance(node.what, Described) and not node.what.qualifiers


@phrase("that {what:sg} produced", when=_is_plain)
@dataclass(frozen=True, slots=True)
class LandProduced(ManaRange):
    """ "Whenever you tap a land for mana, add one mana of any type that land produced." (106.12a)"""

    what: Group


@phrase("of the exiled card's colors")
@dataclass(frozen=True, slots=True)
class ExiledCardsColors(ManaRange):
    """The colors of the card that the object's other ability has exiled (607.2a)."""


def _of_exiled(verb: AddManaWithin) -> bool:
    return isinstance(verb.range, ExiledCardsColors)


@phrase("<add> {count} mana of any {range}", kind=ColorOrType.COLOR, when=_of_exiled)
@phrase("<add> {count} mana of any {kind} {range}[. {only}]", when=lambda verb: not _of_exiled(verb))
@dataclass(frozen=True, slots=True)
class AddManaWithin(PlayerVerb):
    """ "Add one mana of any color that a land an opponent controls could produce." """

    count: Amount
    kind: ColorOrType
    range: ManaRange
    only: ManaLimit | None = None


def _one_or_the_other(verb: AddManaChosen) -> bool:
    """What is named beside the color is one mana, as it is of the color."""
    if not verb.count.stands_before:
        return False
    return verb.first is None or (verb.first.text.count("{") == 1 and verb.count == Fixed(1))


class ColorAgain(Enum):
    """How the color that was chosen is called."""

    CHOSEN = "the chosen color"
    THAT = "that color"


@phrase("<add> [{first} or ]{count} mana of {word}[. {only}]", when=_one_or_the_other)
@phrase("<add> {beside} {count} mana of {word}", when=lambda verb: verb.beside is not None)
@phrase("<add> {count} additional mana of {word}", additional=True)
@phrase(
    "<add> an amount of mana of {word} equal to {count}[. {only}]",
    when=lambda verb: not verb.count.stands_before,
)
@dataclass(frozen=True, slots=True)
class AddManaChosen(PlayerVerb):
    """ "Add one mana of the chosen color", "add {G} or one mana of the chosen color": chosen as it entered (607.2d)."""

    count: Amount
    first: ManaSymbols | None = None
    only: ManaLimit | None = None
    word: ColorAgain = ColorAgain.CHOSEN
    beside: Beside | None = None
    additional: bool = False
    """Whether it is called additional; the word changes nothing else."""

    @property
    def needs(self) -> str | None:
        """ "That color" is one that this very text has had chosen."""
        return "ChooseColor" if self.word is ColorAgain.THAT else None


@phrase("for each color among {group:pl}, add one mana of that color")
@dataclass(frozen=True, slots=True)
class AddEachColor(Instruction):
    """ "For each color among permanents you control, add one mana of that color." (105.2, 106.4)"""

    group: Group
