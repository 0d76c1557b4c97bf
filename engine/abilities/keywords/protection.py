"""Protection from a quality (CR 702.16) and what the quality can be."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.abilities.base import Declaration, KeywordAbility, Node, Ref
from engine.abilities.nouns.noun_groups import Described, OfType, Thing, Where
from engine.abilities.nouns.types_and_colors import CardType, Color, Subtype
from engine.grammar.phrase import hidden, phrase


class Quality(Node):
    """What a source of damage, a spell, an Aura or a blocker may have in common (702.16a)."""

    __slots__ = ()


@phrase("{color}")
@dataclass(frozen=True, slots=True)
class OfColor(Quality):
    """ "from red"."""

    color: Color


@phrase("{type:pl}")
@dataclass(frozen=True, slots=True)
class OfCardType(Quality):
    """ "from artifacts": permanents of the type and anything of that type elsewhere."""

    type: CardType


@phrase("{subtype:pl}")
@dataclass(frozen=True, slots=True)
class OfCardSubtype(Quality):
    """ "from Goblins"."""

    subtype: Subtype


class Bound(Enum):
    """Which side of a number counts."""

    LESS = "less"
    GREATER = "greater"


class ColorCount(Enum):
    """How many colors a source has."""

    COLORLESS = "colorless"
    MONOCOLORED = "monocolored"
    MULTICOLORED = "multicolored"


@phrase("{count}")
@dataclass(frozen=True, slots=True)
class OfColorCount(Quality):
    """ "from multicolored"."""

    count: ColorCount


@phrase("all colors", "each color")
@dataclass(frozen=True, slots=True)
class OfAnyColor(Quality):
    """ "from all colors" (702.16h)."""


@phrase("everything")
@dataclass(frozen=True, slots=True)
class Everything(Quality):
    """(702.16j)"""


@phrase("the chosen color")
@dataclass(frozen=True, slots=True)
class OfChosenColor(Quality):
    """The color that was chosen for the object with the ability, or for the one that grants it (607.2d)."""

    chosen_for: int | None = hidden(None)
    """The id of that one, as long as nobody has said which color."""


@phrase("the chosen card name")
@dataclass(frozen=True, slots=True)
class OfChosenName(Quality):
    """What has the name that was chosen for the object with the ability, or for the one that grants it (607.2d)."""

    name: str = hidden("")
    """That name, once it is granted."""


@phrase("the color of your choice")
@dataclass(frozen=True, slots=True)
class OfColorOfChoice(Quality):
    """A color that is chosen as the effect begins (608.2d)."""


@phrase("that color")
@dataclass(frozen=True, slots=True)
class OfColorChosenBefore(Quality):
    """ "Choose a color. Target creature gains hexproof from that color": the one that the text has just had chosen."""


@phrase("colorless or from the color of your choice")
@dataclass(frozen=True, slots=True)
class ColorlessOrChoice(Quality):
    """Colorless or a color, chosen as the effect begins (608.2d)."""


@phrase("{type:pl} or from the color of your choice")
@dataclass(frozen=True, slots=True)
class TypeOrColorOfChoice(Quality):
    """ "from artifacts or from the color of your choice": one of the two, chosen as the effect begins (608.2d)."""

    type: CardType


@phrase("the card type of your choice")
@dataclass(frozen=True, slots=True)
class TypeOfChoice(Quality):
    """A card type that is chosen as the effect begins (608.2d, 702.16a)."""


@phrase("the chosen player")
@dataclass(frozen=True, slots=True)
class OfChosenPlayer(Quality):
    """What the player chosen for the object controls, or owns if nobody controls it (607.2d, 702.16k)."""


@phrase("spells that are one or more colors")
@dataclass(frozen=True, slots=True)
class OfColoredSpells(Quality):
    """ "from spells that are one or more colors"."""


@phrase("each of your opponents")
@dataclass(frozen=True, slots=True)
class OfYourOpponents(Quality):
    """What opponents control, or own if nobody else controls it (702.16i, 702.16k)."""


def _says_more(quality: OfDescribed) -> bool:
    """A bare type is a quality of its own."""
    group = quality.group
    of_type = isinstance(group.head, OfType) or group.head == Thing(Where.PERMANENT)
    return bool(group.adjectives or group.qualifiers) and of_type


@phrase("{group:pl}", when=_says_more)
@dataclass(frozen=True, slots=True)
class OfDescribed(Quality):
    """ "from legendary creatures", "from non-Spirit creatures": permanents like that (109.2)."""

    group: Described
    chosen_for: int | None = hidden(None)
    """The object for which was chosen what it speaks of, where that is not the one that has it (607.2d)."""


@phrase("mana value {amount:digits} or {less}")
@dataclass(frozen=True, slots=True)
class OfManaValue(Quality):
    """ "from mana value 3 or greater"."""

    amount: int
    less: Bound


@phrase("from {quality}")
@dataclass(frozen=True, slots=True)
class From(Node):
    """One of the qualities of a protection ability."""

    quality: Quality


@phrase("protection {qualities:and}")
@dataclass(frozen=True, slots=True)
class Protection(KeywordAbility):
    """ "protection from black and from red": as many abilities as it names qualities (702.16g)."""

    qualities: tuple[From, ...]


@phrase("this effect doesn't remove {what:obj}")
@dataclass(frozen=True, slots=True)
class DoesNotRemove(Declaration):
    """What protection granted by the same ability leaves attached (702.16n)."""

    what: Ref
