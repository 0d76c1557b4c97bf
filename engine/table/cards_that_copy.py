"""Creatures that are there only as copies of something (CR 704.5f, 707.5)."""

from __future__ import annotations

import engine.mechanics.assembly  # noqa: F401 - what is read of a card is what is played
from cards.model import Card
from engine.abilities.verbs.copy_and_become_copy import EntersAsCopy
from engine.oracle.values_of_printed_cards import COMPILED


def needs_copy_told(card: Card) -> bool:
    """Whether a creature enters as a copy of something and would die at once as itself: its toughness is 0."""
    values = COMPILED.faces(card)[0]
    return "Creature" in values.types and values.toughness == 0 and any(values.abilities.of(EntersAsCopy))
