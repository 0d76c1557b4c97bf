"""What only matters before a game begins: how decks are built (CR 100.2a)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Declaration
from engine.abilities.qualities import CardName
from engine.oracle.phrase import phrase


@phrase("a deck can have any number of cards named {name}")
@dataclass(frozen=True, slots=True)
class AnyNumberInDeck(Declaration):
    """(100.2a)"""

    name: CardName
