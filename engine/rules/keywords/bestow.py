"""Bestow (CR 702.103)."""

from __future__ import annotations

from functools import lru_cache

from cards.model import Card
from engine.oracle.compile import abilities_meant
from engine.oracle.values_of_printed_cards import COMPILED
from engine.state.characteristics import Characteristics


@lru_cache(maxsize=1024)
def bestowed(card: Card, face: int) -> Characteristics:
    """The card as an Aura enchantment with enchant creature (702.103b): it has no other card type and no creature
    types (205.1a)."""
    made = COMPILED.faces(card)[face].thaw()
    made.types = frozenset({"Enchantment"})
    made.subtypes = frozenset({"Aura"})
    for ability in abilities_meant("Enchant creature"):
        made.abilities = made.abilities.plus(ability)
    return made
