"""What can't be the target of which spells and abilities (CR 101.2, 115)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.abilities.base import ObjectVerb
from engine.abilities.nouns.types_and_colors import Color
from engine.grammar.phrase import phrase


class TargetedBy(Enum):
    """Spells or abilities, and whose."""

    ANY = "spells or abilities"
    OPPONENTS = "spells or abilities your opponents control"
    SPELLS = "spells"


@phrase("be the target of {by}", form="base")
@phrase("be the targets of {by}", form="base", reads_only=True)
@dataclass(frozen=True, slots=True)
class BeTargeted(ObjectVerb):
    """ "(can't) be the target of spells or abilities your opponents control" (115)."""

    by: TargetedBy


class WhoseSpells(Enum):
    """Whose spells, and what else of those colors, can't target it."""

    ANY = ""
    OPPONENTS = "your opponents control"


def _says_the_same(verb: BeTargetedByColor) -> bool:
    return verb.again is None or verb.colors == (verb.again,)


@phrase("be the target of {colors:or} spells[ {whose}]", form="base")
@phrase("be the target of {colors:or} spells or abilities from {again} sources", form="base", when=_says_the_same)
@dataclass(frozen=True, slots=True)
class BeTargetedByColor(ObjectVerb):
    """ "(can't) be the target of black or red spells your opponents control", "of white spells or abilities from white
    sources" (115)."""

    colors: tuple[Color, ...]
    whose: WhoseSpells = WhoseSpells.ANY
    again: Color | None = None
    """Of which color the sources of abilities are that can't target it either."""


@phrase("be the target of Aura spells", form="base")
@dataclass(frozen=True, slots=True)
class BeTargetedByAuras(ObjectVerb):
    """ "(can't) be the target of Aura spells" (115, 303.4a)."""
