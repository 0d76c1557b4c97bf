"""Which static abilities function outside the battlefield (CR 113.6)."""

from __future__ import annotations

from engine.abilities.nouns.commander import InCommandZoneToo
from engine.rules.continuous.layers.base_values import is_cda
from engine.rules.continuous.statements import Statement, says_off_battlefield
from engine.state.objects import GameObject, Kind


def says_from_command_zone(said: Statement) -> bool:
    """Whether a statement says that it functions in the command zone too (113.6b)."""
    return any(isinstance(one, InCommandZoneToo) for one in said.given)


PERMANENT_TYPES = frozenset({"Artifact", "Battle", "Creature", "Enchantment", "Land", "Planeswalker"})
"""The card types of permanents (110.4)."""


def defines_itself(said: Statement) -> bool:
    """Whether a statement defines a characteristic of what says it (113.6a, 604.3)."""
    return any(is_cda(said, verb) for verb in said.verbs)


def says_of_itself_elsewhere(said: Statement) -> bool:
    """Whether a statement functions on the stack and in the zones of cards: it defines a characteristic of its object
    there (113.6a, 604.3), or says that it holds off the battlefield (113.6b)."""
    return defines_itself(said) or says_off_battlefield(said)


def is_for_battlefield(it: GameObject) -> bool:
    """Whether it is a card of a permanent type: its abilities work on the battlefield, unlike those of an emblem, a
    plane or a conspiracy (113.6)."""
    return it.kind is Kind.CARD and not PERMANENT_TYPES.isdisjoint(it.base.types)
