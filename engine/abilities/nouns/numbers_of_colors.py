"""Descriptions by how many colors an object has, and by which (CR 105.2)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from engine.abilities.base import Adjective, Amount, Qualifier
from engine.abilities.nouns.noun_groups import Joint
from engine.abilities.nouns.types_and_colors import Color
from engine.grammar.phrase import phrase


class ColorNumber(Enum):
    """How many colors an object has (105.2)."""

    COLORLESS = "colorless"
    MONOCOLORED = "monocolored"
    MULTICOLORED = "multicolored"


@phrase("{number}")
@dataclass(frozen=True, slots=True)
class Colors(Adjective):
    """ "colorless", "multicolored"."""

    number: ColorNumber


@phrase("that's exactly {number} <color:#number>")
@phrase("that are exactly {number} <color:#number>", plural=True)
@phrase("that isn't exactly {number} <color:#number>", denied=True)
@phrase("that's {number} or more colors", least=True)
@phrase("that are {number} or more colors", least=True, plural=True)
@dataclass(frozen=True, slots=True)
class OfColors(Qualifier):
    """ "that's exactly two colors", "that's one or more colors" (105.2)."""

    number: Amount
    denied: bool = False
    least: bool = False
    """Whether more colors will do as well."""
    plural: bool = False


@phrase("that's both {first} and {second}")
@phrase("that are both {first} and {second}", plural=True)
@dataclass(frozen=True, slots=True)
class OfBothColors(Qualifier):
    """ "that's both red and white" (105.2)."""

    first: Color
    second: Color
    plural: bool = False


@phrase("that's {colors:or}")
@phrase("that are {colors:or}", plural=True)
@phrase("that are {colors:andor 2+}", plural=True, joint=Joint.ANDOR)
@dataclass(frozen=True, slots=True)
class OfAnyOfColors(Qualifier):
    """ "(spell or permanent) that's red or green" (105.2)."""

    lists: ClassVar[bool] = True
    colors: tuple[Color, ...]
    plural: bool = False
    joint: Joint = Joint.OR
    """How they are joined: "and/or" means the same."""
