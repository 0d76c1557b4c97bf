"""What a game knows of printed cards: the characteristics they begin with (CR 109.3, 712). Cards are read from their
text by a floor above, which is handed to the game as it is made."""

from __future__ import annotations

from typing import Protocol

from cards.model import Card
from engine.state.characteristics import Characteristics
from engine.state.objects import GameObject, Kind
from engine.state.zones import Zone

DOUBLE_FACED = ("transform", "modal_dfc")
"""The layouts of cards with two faces of which one is up (712.1)."""


class PrintedCards(Protocol):
    """Cards as they are read from their text."""

    def faces(self, card: Card) -> tuple[Characteristics, ...]:
        """The characteristics of each face, in the order of ``card.faces``."""

    def start(self, card: Card, face: int, zone: Zone) -> Characteristics:
        """What an object for this card, with this face up, begins with in a zone (709.3b, 709.4)."""


def double_faces(printed: PrintedCards, it: GameObject) -> tuple[Characteristics, ...]:
    """Both faces of an object represented by a double-faced card or token; empty for any other (712.1), and for a
    merged permanent whatever it is made of (730.2i)."""
    if it.components:
        return ()
    if it.memory.faces is not None:
        return it.memory.faces
    if it.card is None or it.kind is Kind.ABILITY or it.card.layout not in DOUBLE_FACED:
        return ()
    return printed.faces(it.card)


def is_cast_transformed(spell: GameObject) -> bool:
    """Whether a nonmodal double-faced card has been put onto the stack with its back face up (712.8c, 712.11a)."""
    return spell.kind is Kind.CARD and spell.card is not None and spell.card.layout == "transform" and spell.face == 1
