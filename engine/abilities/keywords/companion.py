"""Companion (CR 702.139)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.abilities.base import Paragraph
from engine.grammar.phrase import phrase


class StartingDeck(Enum):
    """What companions ask of a starting deck (702.139a)."""

    ACTIVATED = "Each permanent card in your starting deck has an activated ability"
    CHEAP = "Each permanent card in your starting deck has mana value 2 or less"
    DEAR = "Your starting deck contains only cards with mana value 3 or greater and land cards"
    DIFFERENT = "Each nonland card in your starting deck has a different name"
    EVEN = "Your starting deck contains only cards with even mana values"
    KINDS = "Each creature card in your starting deck is a Cat, Elemental, Nightmare, Dinosaur, or Beast card"
    LARGE = "Your starting deck contains at least twenty cards more than the minimum deck size"
    ODD = "Your starting deck contains only cards with odd mana values and land cards"
    SHARED = "Each nonland card in your starting deck shares a card type"
    SYMBOLS = "No card in your starting deck has more than one of the same mana symbol in its mana cost"


@phrase("companion — {deck}.")
@dataclass(frozen=True, slots=True)
class Companion(Paragraph):
    """(702.139a)"""

    deck: StartingDeck
