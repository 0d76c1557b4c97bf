"""The words for types and colors (CR 105.1, 205)."""

from __future__ import annotations

from enum import Enum

from engine.abilities.vocabulary import SUBTYPES
from engine.grammar.phrase import Word


class CardType(Enum):
    """The card types (205.2a) that rules text names."""

    ARTIFACT = "artifact"
    BATTLE = "battle"
    CREATURE = "creature"
    ENCHANTMENT = "enchantment"
    INSTANT = "instant"
    KINDRED = "kindred"
    LAND = "land"
    PLANESWALKER = "planeswalker"
    SORCERY = "sorcery"


class Supertype(Enum):
    """The supertypes (205.4a)."""

    BASIC = "basic"
    LEGENDARY = "legendary"
    SNOW = "snow"
    WORLD = "world"


class Color(Enum):
    """The five colors (105.1); the value is the word, ``letter`` the mana symbol's letter."""

    WHITE = "white"
    BLUE = "blue"
    BLACK = "black"
    RED = "red"
    GREEN = "green"

    @property
    def letter(self) -> str:
        return "U" if self is Color.BLUE else self.value[0].upper()


class Subtype(Word):
    """A subtype as printed ("Goblin", "Equipment", "Siege"): a word of the closed lists in 205.3."""

    __slots__ = ()
    vocabulary = SUBTYPES
