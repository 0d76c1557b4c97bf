"""Adding mana as a mana cost is written, with its hybrid, Phyrexian and snow symbols (CR 106.8-106.11)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import PlayerVerb, Ref
from engine.grammar.phrase import phrase


@phrase("<add> mana equal to {of:poss} mana cost")
@dataclass(frozen=True, slots=True)
class AddManaOfCost(PlayerVerb):
    """ "add mana equal to enchanted permanent's mana cost" (106.8-106.11)."""

    of: Ref
