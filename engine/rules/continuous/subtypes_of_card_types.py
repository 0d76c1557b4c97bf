"""Which subtypes go with which card type (CR 205.1a, 205.3)."""

from __future__ import annotations

from engine.abilities.vocabulary import (
    ARTIFACT_TYPES,
    BATTLE_TYPES,
    CREATURE_TYPES,
    ENCHANTMENT_TYPES,
    LAND_TYPES,
    PLANESWALKER_TYPES,
    SPELL_TYPES,
)
from engine.state.characteristics import Characteristics

SETS = tuple(
    frozenset(words)
    for words in (
        CREATURE_TYPES,
        LAND_TYPES,
        ARTIFACT_TYPES,
        ENCHANTMENT_TYPES,
        PLANESWALKER_TYPES,
        BATTLE_TYPES,
        SPELL_TYPES,
    )
)
"""The sets of subtypes, each belonging to a card type (205.3)."""


OF_TYPE = dict(
    zip(("Creature", "Land", "Artifact", "Enchantment", "Planeswalker", "Battle", "Instant"), SETS, strict=True)
)
"""The subtypes that go with each card type (205.3)."""


def without_unfit(ch: Characteristics) -> frozenset[str]:
    """The subtypes that go with a card type the object has (205.1a)."""
    types = set(ch.types)
    if "Kindred" in types:
        types.add("Creature")
    if "Sorcery" in types:
        types.add("Instant")
    fit = frozenset().union(*(OF_TYPE[t] for t in types if t in OF_TYPE))
    return frozenset(s for s in ch.subtypes if s in fit or not any(s in words for words in SETS))
