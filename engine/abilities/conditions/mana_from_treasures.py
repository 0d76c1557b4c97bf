"""Mana from Treasures that was spent on a spell (CR 601.2h, 111.10a)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Condition, Ref
from engine.abilities.quantities.for_each import Per
from engine.grammar.phrase import phrase


@phrase("mana from a Treasure was spent to cast {spell:obj}")
@dataclass(frozen=True, slots=True)
class TreasureManaSpent(Condition):
    """ "(if) mana from a Treasure was spent to cast it" (601.2h)."""

    spell: Ref


@phrase("mana from a Treasure spent to cast {spell:obj}")
@phrase("mana from a Treasure that was spent to cast {spell:obj}", relative=True)
@dataclass(frozen=True, slots=True)
class PerTreasureMana(Per):
    """ "(for each) mana from a Treasure spent to cast it" (601.2h)."""

    spell: Ref
    relative: bool = False
