"""What matters before a game begins: how decks are built, what is chosen for a commander (CR 100.2a, 607.2p)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Declaration
from engine.abilities.nouns.qualifiers import CardName
from engine.grammar.phrase import phrase


@phrase("a deck can have any number of cards named {name}")
@dataclass(frozen=True, slots=True)
class AnyNumberInDeck(Declaration):
    """(100.2a)"""

    name: CardName


@phrase("if ~ is your commander, choose a color before the game begins")
@dataclass(frozen=True, slots=True)
class ColorOfCommander(Declaration):
    """A choice that goes on being known as the commander changes zones (607.2p)."""
