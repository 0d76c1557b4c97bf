"""What tokens are: described, predefined, or named after a card (CR 111)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum

from engine.abilities.base import Ability, Amount, Node
from engine.abilities.nouns.types_and_colors import CardType, Color, Subtype, Supertype
from engine.grammar.phrase import Terminal, phrase


class GivenName(str, Terminal):
    """A name written out behind "named": words with capitals, with small words between them."""

    __slots__ = ()
    pattern = re.compile(
        r"[A-Z][\w'’.!-]*"
        r"(?:(?:,? | (?:of|the|from|in|and|to|for|a|an|le|la|de|under) )+(?:the |a )?[A-Z0-9][\w'’.!-]*)*"
    )
    longest = 9


class Description(Node):
    """What a created token is. Forms: sg, pl."""

    __slots__ = ()


class Colors(Enum):
    """What is said of the colors of a token that has not just a few."""

    LISTED = "listed"
    COLORLESS = "colorless"
    ALL = "all"


_BODY = "[{supertypes} ][{power:digits}/{toughness:digits} ]"


_KIND = "[{subtypes} ]{types} <token>[ named {name}][ with {keywords:and quoted}]"
_KIND_THEN_NAME = "[{subtypes} ]{types} <token> with {keywords:and quoted} named {name}"


def _is_whole(token: TokenDescription) -> bool:
    """Power and toughness come together, for creatures and Vehicles."""
    return (token.power is None) == (token.toughness is None)


@phrase(_BODY + "{colors:and} " + _KIND, when=_is_whole)
@phrase(_BODY + "colorless " + _KIND, palette=Colors.COLORLESS, when=_is_whole)
@phrase(_BODY + _KIND + " that's all colors", palette=Colors.ALL, when=_is_whole)
@phrase(_BODY + "{colors:and} " + _KIND_THEN_NAME, name_last=True, when=_is_whole)
@phrase(_BODY + "colorless " + _KIND_THEN_NAME, name_last=True, palette=Colors.COLORLESS, when=_is_whole)
@dataclass(frozen=True, slots=True)
class TokenDescription(Description):
    """ "1/1 white Soldier creature token with lifelink" (111.3)."""

    power: Amount | None = None
    toughness: Amount | None = None
    supertypes: tuple[Supertype, ...] = ()
    colors: tuple[Color, ...] = ()
    subtypes: tuple[Subtype, ...] = ()
    types: tuple[CardType, ...] = ()
    keywords: tuple[Ability, ...] = ()
    name: GivenName | None = None
    palette: Colors = Colors.LISTED
    name_last: bool = False
    """Whether the name stands behind the abilities."""


_SIZE = "[{power:digits}/{toughness:digits} ]"


_AHEAD = "{types} <token>[ with {keywords:and quoted}]"


@phrase("{name}, a legendary " + _SIZE + "{colors:and} [{subtypes} ]" + _AHEAD, supertypes=(Supertype.LEGENDARY,))
@phrase(
    "{name}, a legendary " + _SIZE + "colorless [{subtypes} ]" + _AHEAD,
    supertypes=(Supertype.LEGENDARY,),
    palette=Colors.COLORLESS,
)
@dataclass(frozen=True, slots=True)
class NamedToken(TokenDescription):
    """ "Boo, a legendary 1/1 red Hamster creature token with trample and haste" (111.4)."""

    def __post_init__(self) -> None:
        if self.name is None or not _is_whole(self):
            raise ValueError("a token that is called by its name")


class Predefined(Enum):
    """The tokens whose characteristics the rules give (111.10)."""

    BLOOD = "Blood"
    CLUE = "Clue"
    FOOD = "Food"
    GOLD = "Gold"
    JUNK = "Junk"
    LANDER = "Lander"
    MAP = "Map"
    MUTAGEN = "Mutagen"
    POWERSTONE = "Powerstone"
    SHARD = "Shard"
    TREASURE = "Treasure"
    WALKER = "Walker"


@phrase("{kind} <token>")
@dataclass(frozen=True, slots=True)
class PredefinedToken(Description):
    """ "Treasure token" (111.10)."""

    kind: Predefined


def _names_a_card(token: CardToken) -> bool:
    return str(token.name) not in {kind.value for kind in Predefined} and not str(token.name).endswith("Role")


@phrase("{name} <token>", when=_names_a_card)
@dataclass(frozen=True, slots=True)
class CardToken(Description):
    """ "(create a) Tarmogoyf token": what the card of that name is (111.11)."""

    name: GivenName
