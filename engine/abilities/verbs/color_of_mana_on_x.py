"""What mana alone may be spent on {X} in a cost (CR 107.3a, 601.2h)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Instruction
from engine.abilities.nouns.types_and_colors import Color
from engine.grammar.phrase import phrase


@phrase("spend only {color} mana on X")
@dataclass(frozen=True, slots=True)
class SpendOnlyOnX(Instruction):
    """ "Spend only black mana on X.": said of paying the cost (601.2h); nothing is left to do as it resolves."""

    color: Color
