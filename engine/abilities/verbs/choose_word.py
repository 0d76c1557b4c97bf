"""Choosing a word as a text is carried out, and what the text then says of it (CR 607.2d, 608.2d)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from engine.abilities.base import Amount, ObjectVerb, PlayerVerb, Qualifier
from engine.abilities.nouns.noun_groups import Number, Where
from engine.abilities.nouns.types_and_colors import Subtype
from engine.abilities.quantities.amounts import Fixed
from engine.abilities.verbs.become import Adding
from engine.grammar.phrase import phrase


@phrase("<choose> a creature type[ other than {not_this}]")
@dataclass(frozen=True, slots=True)
class ChooseCreatureType(PlayerVerb):
    """ "Choose a creature type." What follows speaks of it as "the chosen type" or "that type" (608.2d)."""

    not_this: Subtype | None = None


@phrase("<choose> a color")
@dataclass(frozen=True, slots=True)
class ChooseColor(PlayerVerb):
    """ "Choose a color." What follows speaks of it as "the chosen color" or "that color" (608.2d)."""


@phrase("of that color")
@dataclass(frozen=True, slots=True)
class OfThatColor(Qualifier):
    """ "creatures of that color"."""

    needs: ClassVar[str] = "ChooseColor"


class ChosenNow(Enum):
    """What is chosen as the sentence that describes something by it is carried out."""

    TYPE = "creature type"
    COLOR = "color"


@phrase("of the {what} of your choice")
@dataclass(frozen=True, slots=True)
class OfYourChoice(Qualifier):
    """ "(creatures) of the creature type of your choice", "(permanents) of the color of your choice" (608.2d)."""

    what: ChosenNow


class TypeAgain(Enum):
    """How the type that this very text has had chosen is spoken of."""

    THAT = "that type"
    CHOSEN = "the chosen type"


@phrase("of that type")
@dataclass(frozen=True, slots=True)
class OfThatType(Qualifier):
    """ "creatures you control of that type"."""

    needs: ClassVar[str] = "ChooseCreatureType"


@phrase("that aren't of {word}", plural=True)
@phrase("that isn't of {word}")
@dataclass(frozen=True, slots=True)
class NotOfThatType(Qualifier):
    """ "creatures that aren't of the chosen type"."""

    needs: ClassVar[str] = "ChooseCreatureType"
    word: TypeAgain
    plural: bool = False


@phrase("<become> that type")
@dataclass(frozen=True, slots=True)
class BecomeThatType(ObjectVerb):
    """ "target creature becomes that type": its creature types are replaced (205.1b)."""

    lasting: ClassVar[bool] = False
    needs: ClassVar[str] = "ChooseCreatureType"


@phrase("<become> the color of your choice")
@phrase("<become> the color or colors of your choice", several=True)
@dataclass(frozen=True, slots=True)
class BecomeColorOfChoice(ObjectVerb):
    """ "target permanent becomes the color of your choice": it replaces the colors it had (105.3)."""

    lasting: ClassVar[bool] = False
    several: bool = False


@phrase("<become> the basic land type of your choice[ {adding}]")
@dataclass(frozen=True, slots=True)
class BecomeLandTypeOfChoice(ObjectVerb):
    """ "target land becomes the basic land type of your choice" (305.7)."""

    lasting: ClassVar[bool] = False
    adding: Adding | None = None


@phrase("<become> the creature type of your choice[ {adding}]")
@dataclass(frozen=True, slots=True)
class BecomeTypeOfChoice(ObjectVerb):
    """ "~ becomes the creature type of your choice": chosen as it is carried out (608.2d)."""

    lasting: ClassVar[bool] = False
    adding: Adding | None = None


@phrase("<choose> land or nonland")
@dataclass(frozen=True, slots=True)
class ChooseLandOrNonland(PlayerVerb):
    """ "choose land or nonland": what follows speaks of "the chosen kind" (608.2d)."""


@phrase("of the chosen kind")
@dataclass(frozen=True, slots=True)
class OfChosenKind(Qualifier):
    """ "a card of the chosen kind": a land card, or one that is none."""

    needs: ClassVar[str] = "ChooseLandOrNonland"
    goes_with = (Where.CARD,)


@phrase("<choose> odd or even")
@dataclass(frozen=True, slots=True)
class ChooseParity(PlayerVerb):
    """ "choose odd or even": what follows speaks of "the chosen quality" (608.2d)."""


class QualityAgain(Enum):
    """How the quality is called again."""

    CHOSEN = "the chosen quality"
    THAT = "that quality"


@phrase("with {what} of {again}")
@dataclass(frozen=True, slots=True)
class WithChosenParity(Qualifier):
    """ "(each creature) with mana value of the chosen quality": zero is even (202.3)."""

    needs: ClassVar[str] = "ChooseParity"
    what: Number
    again: QualityAgain


@phrase("<choose> a number[ between {least:digits} and {most:digits}]")
@phrase("<choose> a number greater than 0", least=Fixed(1))
@dataclass(frozen=True, slots=True)
class ChooseNumber(PlayerVerb):
    """ "Choose a number between 0 and 13.": what follows speaks of "the chosen number", "that number" or "that many"
    (107.1, 608.2d)."""

    least: Fixed | None = None
    most: Fixed | None = None


@phrase("the chosen number")
@dataclass(frozen=True, slots=True)
class ChosenNumber(Amount):
    """The number chosen as this very text is carried out, or for the object as it entered (607.2d)."""


@phrase("that number", "the number")
@dataclass(frozen=True, slots=True)
class ThatNumber(Amount):
    """ "(with mana value equal to) that number": the one that this very text has had chosen (608.2d)."""

    needs: ClassVar[str] = "ChooseNumber"
